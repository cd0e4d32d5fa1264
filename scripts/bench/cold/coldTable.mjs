/** Largest allowed ratio to the same React app without a core: hosted, and as one file. */
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
const beside = (slow, fast) => `${whole(fast)}, ${inTimes(times(slow, fast))}`;

function line({ state, slowDown, empty, app, roleSelector, answered, ticketList, ...peers }) {
  return [
    places[state],
    `${slowDown}×`,
    whole(empty),
    whole(app),
    whole(roleSelector),
    `**${inTimes(times(roleSelector, app))}**`,
    whole(answered),
    inTimes(times(answered, app)),
    beside(roleSelector, peers.withoutCore),
    beside(answered, peers.answeredWithoutCore),
    whole(ticketList),
    inTimes(times(ticketList, app)),
  ];
}

/** Rows of the table, the heading first. */
export const coldRows = (rows) => [
  [
    ...["from", "slow-down", "empty page", "React app", "role selector", "ratio to the app"],
    ...["answers at once", "ratio to the app"],
    ...["role selector without the core, ratio to it", "answers without the core, ratio to it"],
    ...["ticket list", "ratio to the app"],
  ],
  ...rows.map(line),
];

/** Compares results with the targets, without slow-down. */
export function coldVerdicts(rows) {
  const of = (state) => rows.find((row) => row.state === state && row.slowDown === 1);
  const [host, file] = [of("cold"), of("file")];
  return [
    {
      what: "role selector from a host, never seen before, against the React app",
      reached: times(host.roleSelector, host.app),
      wanted: wanted.host,
    },
    {
      what: "the same until it answers at once",
      reached: times(host.answered, host.app),
      wanted: wanted.host,
    },
    {
      what: "role selector from a host, against the portal without its core",
      reached: times(host.roleSelector, host.withoutCore),
      wanted: wanted.host,
    },
    {
      what: "the same until it answers at once",
      reached: times(host.answered, host.answeredWithoutCore),
      wanted: wanted.host,
    },
    {
      what: "role selector from one file, against the React app in one file",
      reached: times(file.roleSelector, file.app),
      wanted: wanted.file,
    },
    {
      what: "the same until it answers at once",
      reached: times(file.answered, file.app),
      wanted: wanted.file,
    },
    {
      what: "role selector from one file, against the same file without its core",
      reached: times(file.roleSelector, file.withoutCore),
      wanted: wanted.file,
    },
    {
      what: "the same until it answers at once",
      reached: times(file.answered, file.answeredWithoutCore),
      wanted: wanted.file,
    },
  ];
}
