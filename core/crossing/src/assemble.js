// What a code says, in its low four bits; above them its argument. The numbers are those of `tape.rs`.
const UNDEFINED = 0;
const FALSE = 1;
const TRUE = 2;
const WHOLE = 3;
const NUMBER = 4;
const TEXT = 5;
const NAME = 6;
const ARRAY = 7;
const OBJECT = 8;
const MAP = 9;
const BYTES = 10;
const VARIANT = 11;

// Where a slice is so long V8 makes it a window on the whole text, which then stays for as long as anybody keeps one part of it.
const WINDOW = 13;

/** The same text, put together anew. */
const onItsOwn = (part) => ` ${part}`.slice(1);

/** Adds a name to those that are known; its number. As a key of an object it is the very text that objects are looked up by. */
export function learn(known, name) {
  return known.push(Object.keys({ [name]: undefined })[0]) - 1;
}

/** The value that was written down as `codes`, with what did not fit into them. */
export function assemble(names, codes, text, numbers, bytes) {
  let nextCode = 0;
  let nextUnit = 0;
  let nextNumber = 0;
  let nextBytes = 0;

  function array(count) {
    const values = [];
    for (let i = 0; i < count; i += 1) values.push(value());
    return values;
  }

  function object(count) {
    const fields = {};
    for (let i = 0; i < count; i += 1) {
      const name = names[codes[nextCode++]];
      fields[name] = value();
    }
    return fields;
  }

  function map(count) {
    const entries = new Map();
    for (let i = 0; i < count; i += 1) {
      const key = value();
      entries.set(key, value());
    }
    return entries;
  }

  function someText(units) {
    nextUnit += units;
    const part = text.slice(nextUnit - units, nextUnit);
    return units < WINDOW ? part : onItsOwn(part);
  }

  function value() {
    const code = codes[nextCode++];
    const argument = code >>> 4;
    switch (code & 15) {
      case UNDEFINED:
        return undefined;
      case FALSE:
        return false;
      case TRUE:
        return true;
      case WHOLE:
        return argument;
      case NUMBER:
        return numbers[nextNumber++];
      case TEXT:
        return someText(argument);
      case NAME:
        return names[argument];
      case ARRAY:
        return array(argument);
      case OBJECT:
        return object(argument);
      case MAP:
        return map(argument);
      case BYTES:
        return bytes[nextBytes++];
      case VARIANT:
        return { [names[argument]]: value() };
      default:
        throw new Error(`no such code: ${code}`);
    }
  }

  return value();
}
