// SPDX-License-Identifier: MIT
// node https_test.mjs NAME: one test of a table that other machines reach, in a browser with and without trust.
import assert from 'node:assert/strict';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Browser, phone, Watch } from './browser.mjs';
import { run, test } from './harness.mjs';

// What a person does who compares the fingerprint and goes on: this key is trusted, and no other.
async function trusting(file) {
  const key = new X509Certificate(await readFile(file)).publicKey.export({ type: 'spki', format: 'der' });
  const digest = createHash('sha256').update(key).digest('base64');
  return Browser.launch([`--ignore-certificate-errors-spki-list=${digest}`]);
}

async function overNetwork(body) {
  const folder = await mkdtemp(`${tmpdir()}/ringside-`);
  const watch = await Watch.begin(folder, 0, '0.0.0.0');
  try {
    assert.match(watch.url, /^https:\/\/.*\?token=/);
    await body(watch, folder);
  } finally {
    await watch.kill();
    await rm(folder, { recursive: true });
  }
}

test('a phone that trusts the certificate reaches page and API over HTTPS', async () => {
  await overNetwork(async (watch, folder) => {
    const browser = await trusting(`${folder}/certificate.pem`);
    try {
      const page = await browser.open(watch.url, phone);
      assert.equal(new URL(page.url()).search, '', 'the token is gone from the address line');
      assert.ok(await page.evaluate(() => isSecureContext && Boolean(navigator.mediaDevices)));
      const state = await page.evaluate(async () => (await fetch('/api/state')).json());
      assert.ok('revision' in state);
      assert.deepEqual(page.errors, []);
    } finally {
      await browser.close();
    }
  });
});

test('a phone that does not trust the certificate is refused', async (browser) => {
  await overNetwork(async (watch) => {
    await assert.rejects(browser.open(watch.url, phone), /ERR_CERT_AUTHORITY_INVALID/);
    const another = await mkdtemp(`${tmpdir()}/ringside-`);
    const other = await Watch.begin(another, 0, '0.0.0.0');
    const trustsOther = await trusting(`${another}/certificate.pem`);
    try {
      await assert.rejects(trustsOther.open(watch.url, phone), /ERR_CERT_AUTHORITY_INVALID/);
    } finally {
      await trustsOther.close();
      await other.kill();
      await rm(another, { recursive: true });
    }
  });
});

await run();
