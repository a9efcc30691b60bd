# SPDX-License-Identifier: MIT
"""Changes of a file's bytes, by chance: what transfers, editors and people who mean harm do to files."""
import re

MOST_BYTES = 400_000  # a file that grows is cut there

LENGTHS = (0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 1 << 40, (1 << 64) - 1)
NUMBERS = ("0", "-1", "-0.0", "1e308", "-1e308", "1e-308", "1e999", "nan", ".nan", ".inf", "-.inf", "NaN", "Infinity",
           "2147483648", "-2147483649", "9223372036854775808", "99999999999999999999999999", "0x7f", "1_000", "1.5",
           "null", "true", '""', "[]", "{}", "~")
PIECES = ("\x00", "\x1b[31m", "\r\n", "\t", "\x7f", "\u202e", "\ufeff", "\ud7ff", "&a [*a]", "*a", "!!binary x",
          "- - - -", "{{{{", "[" * 200, "{" * 200, "? : ", "--- ", "...", "\"", "'", "\\u0000", "\\ud800", "%s%n", "#",
          "a" * 5000)
TOKEN = re.compile(rb"[A-Za-z_]\w*|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|[^\s\w]")
NUMBER = re.compile(rb"-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?")


def place(chance, data):
    """Heads weigh most: half of all places are among the first 512 bytes."""
    return chance.randrange(min(len(data), 512) if chance.random() < 0.5 else len(data))


def part(chance, data):
    begin = place(chance, data)
    return begin, min(len(data), begin + 1 + int(chance.expovariate(1 / 64)))


def flip_bits(chance, data, _):
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8, 64))):
        changed[place(chance, data)] ^= 1 << chance.randrange(8)
    return bytes(changed)


def set_bytes(chance, data, _):
    changed = bytearray(data)
    for _ in range(chance.choice((1, 2, 4, 32))):
        changed[place(chance, data)] = chance.choice((0, 0x7F, 0x80, 0xFF, chance.randrange(256)))
    return bytes(changed)


def cut(chance, data, _):
    return data[:place(chance, data)]


def take_out(chance, data, _):
    begin, end = part(chance, data)
    return data[:begin] + data[end:]


def double(chance, data, _):
    begin, end = part(chance, data)
    return data[:end] + data[begin:end] * chance.choice((1, 1, 2, 50)) + data[end:]


def splice(chance, data, other):
    begin, end = part(chance, other)
    at = place(chance, data)
    return chance.choice((data[:at] + other[place(chance, other):], data[:at] + other[begin:end] + data[at:],
                          data[:at] + other[begin:end] + data[at + end - begin:]))


def blow_up(chance, data, _):
    """Writes a length, or nearly one, over what stands there."""
    size = chance.choice((1, 2, 4, 8))
    length = max(0, chance.choice(LENGTHS) - chance.choice((0, 0, 1))) % (1 << 8 * size)
    at = place(chance, data)
    return data[:at] + length.to_bytes(size, chance.choice(("big", "little"))) + data[at + size:]


def swap_tokens(chance, data, _):
    tokens = list(TOKEN.finditer(data))
    if len(tokens) < 2:
        return data
    first, second = sorted(chance.sample(tokens, 2), key=lambda token: token.start())
    return (data[:first.start()] + second.group() + data[first.end():second.start()] + first.group() +
            data[second.end():])


def change_token(chance, data, other):
    """Doubles it, takes it out or puts another file's there."""
    tokens, others = list(TOKEN.finditer(data)), TOKEN.findall(other) or [b"x"]
    if not tokens:
        return data
    token = chance.choice(tokens)
    put = chance.choice((token.group() * 2, token.group() + b" " + token.group(), b"", chance.choice(others)))
    return data[:token.start()] + put + data[token.end():]


def change_number(chance, data, _):
    numbers = list(NUMBER.finditer(data))
    if not numbers:
        return data
    number = chance.choice(numbers)
    put = chance.choice((chance.choice(NUMBERS).encode(), b"-" + number.group(), number.group() * 12,
                         number.group() + b"e9", number.group() + b"e-9"))
    return data[:number.start()] + put + data[number.end():]


def change_line(chance, data, other):
    lines = data.split(b"\n")
    at, to = chance.randrange(len(lines)), chance.randrange(len(lines))
    change = chance.randrange(4)
    if change == 0:
        lines[at], lines[to] = lines[to], lines[at]
    elif change == 1:
        del lines[at]
    else:
        lines.insert(to, lines[at] if change == 2 else chance.choice(other.split(b"\n")))
    return b"\n".join(lines)


def put_piece(chance, data, _):
    at = place(chance, data)
    return data[:at] + chance.choice(PIECES).encode("utf-8", "surrogatepass") + data[at:]


OF_BYTES = (flip_bits, flip_bits, set_bytes, cut, take_out, double, splice, blow_up, blow_up)
OF_TEXT = (swap_tokens, change_token, change_token, change_number, change_number, change_number, change_line, put_piece)


def changed(chance, data, other, is_text):
    """One to three changes, one after another. other: a file of the same kind."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        if not data:
            break
        changes = OF_TEXT if is_text and chance.random() < 0.75 else OF_BYTES
        data = chance.choice(changes)(chance, data, other or b"\0")[:MOST_BYTES]
    return data
