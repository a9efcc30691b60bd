// SPDX-License-Identifier: MIT
// Stands in for the engine (src/pocket) where it was not built: the program itself answers, through the test's server.
// It knows photos by their names, not by their pixels. An answer that lies beside it needs no server.

const asked = async (act, body) => {
  const answer = await fetch('stand_in', { method: 'POST', body: JSON.stringify({ act, ...body }) });
  const json = await answer.json();
  if (json.error) throw new Error(json.error);
  return json;
};

async function pixelsOf(base64) {
  const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
  const bitmap = await createImageBitmap(blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

async function unpacked({ report, overlay, evidence }) {
  const drawn = [];
  for (const { disc, png } of evidence) {
    const { width, height, data } = await pixelsOf(png);
    drawn.push({ disc, width, height, data });
  }
  return { report, overlay: overlay && await pixelsOf(overlay), evidence: drawn };
}

async function kept(name) {
  const answer = await fetch(`answer-${name}.json`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

export async function loadEngine({ onStage = () => {} } = {}) {
  let names = [];
  let looks = 0;
  const judged = async (options) => {
    const open = names.length === 1 && Object.keys({ ...options.rulings, ...options.twenties }).length === 0;
    return unpacked((open && await kept(names[0])) || await asked('score', { names, options }));
  };
  return {
    async score(photos, options) {
      names = photos.map((photo) => photo.name);
      for (const stage of ['board', 'discs', 'score', 'pictures']) onStage(stage);
      self.lastPhotos = photos;
      return judged(options);
    },
    again: judged,
    look: async () => (++looks < 3 ? { seen: false, reason: 'no board' } : { seen: true, tilt_deg: looks < 5 ? 52 : 12, lines_px: [[319, 243, 58, 57, 0], [319, 243, 117, 115, 0], [319, 243, 176, 173, 0]] }),
    get choices() { return asked('choices', {}); },
    newMatch: (wishes) => asked('newMatch', { wishes }),
    addEntry: (file, action) => asked('addEntry', { file, action }),
    exportMatch: async (file, form) => (await asked('exportMatch', { file, form })).text,
    importMatch: (text) => asked('importMatch', { text }),
  };
}
