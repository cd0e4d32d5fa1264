/** How much longer than the same React app without a core somebody may wait, at most: on a host, and in one file. */
const wanted = { host: 1.15, file: 1.3 };

const places = {
  cold: "host, never seen before",
  warm: "host, from the browser's cache",
  worker: "host, from the service worker",
  file: "one file",
};

const whole = ({ p50, p95 }) => `${p50.toFixed(0)} / ${p95.toFixed(0)}`;
const times = (slow, fast) => slow.p50 / fast.p50;
const inTimes = (number) => `${number.toFixed(2)}×`;

function line({ state, slowDown, empty, app, roleSelector, withoutCore, ticketList }) {
  return [
    places[state],
    `${slowDown}×`,
    whole(empty),
    whole(app),
    whole(roleSelector),
    `**${inTimes(times(roleSelector, app))}**`,
    `${whole(withoutCore)}, ${inTimes(times(roleSelector, withoutCore))}`,
    whole(ticketList),
    inTimes(times(ticketList, app)),
  ];
}

/** The table's rows, the heading first. */
export const coldRows = (rows) => [
  [
    ...["from", "slow-down", "empty page", "React app", "role selector", "ratio to the app"],
    ...["the same without its core, ratio to it", "ticket list", "ratio to the app"],
  ],
  ["---", ...Array.from({ length: 8 }, () => "---:")],
  ...rows.map(line),
];

function verdict(what, reached, most) {
  const said = `${what}: ${inTimes(reached)}, ${inTimes(most)} at most is wanted`;
  return reached <= most ? `${said}.` : `${said}: not reached.`;
}

/** What was reached of what is wanted, without a slow-down; said, as a slower row stays in the table. */
export function verdicts(rows) {
  const of = (state) => rows.find((row) => row.state === state && row.slowDown === 1);
  const [host, file] = [of("cold"), of("file")];
  return [
    verdict(
      "role selector from a host, against the app",
      times(host.roleSelector, host.app),
      wanted.host,
    ),
    verdict(
      "the same, against the portal without its core",
      times(host.roleSelector, host.withoutCore),
      wanted.host,
    ),
    verdict(
      "role selector from one file, against the app",
      times(file.roleSelector, file.app),
      wanted.file,
    ),
    verdict(
      "the same, against the same file without its core",
      times(file.roleSelector, file.withoutCore),
      wanted.file,
    ),
  ];
}
