const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);

export const headline = (text) => console.log(`\n${paint("1;36", `── ${text} ──`)}`);
export const say = (text) => console.log(`${paint("36", "›")} ${text}`);
export const complain = (text) => console.error(paint("31", text));
