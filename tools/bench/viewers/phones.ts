/** A process with many phones: takes orders from the benchmark one after the other. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Answers, Fact, Order, OrderName, Orders, Report } from './orders.js';
import { Phone, now } from './phone.js';

const dialledAtOnce = 50;
let phones: Phone[] = [];

/** Connects all phones, a few at a time; refused ones are not counted. */
const dial = async (work: (phone: Phone) => Promise<void>): Promise<number> => {
  let [next, done] = [0, 0];
  const caller = async (): Promise<void> => {
    for (let phone = phones[next++]; phone; phone = phones[next++])
      await work(phone).then(
        () => (done += 1),
        () => undefined,
      );
  };
  await Promise.all(Array.from({ length: dialledAtOnce }, caller));
  return done;
};

const firstAt = (list: readonly { readonly at: number }[], from: number): number =>
  Math.max(0, list[from]?.at ?? Number.NaN);

const delaysOf = (
  phone: Phone,
  facts: readonly Fact[],
): { told: number[]; shown: number[]; untold: number } => {
  const [told, shown]: number[][] = [[], []];
  let untold = 0;
  for (const { query, position, at } of facts) {
    const heard = phone.heard.find(
      (each) => each.told.position >= position && each.told.changed.has(query),
    );
    if (!heard) untold += 1;
    else {
      told?.push(heard.at - at);
      const seen = phone.shown.findIndex(
        (each) => each.position >= position && each.at >= heard.at,
      );
      if (seen >= 0) shown?.push(firstAt(phone.shown, seen) - at);
    }
  }
  return { told: told ?? [], shown: shown ?? [], untold };
};

const report = (facts: readonly Fact[]): Report => {
  const delays = phones.map((phone) => delaysOf(phone, facts));
  const asked = phones.flatMap((phone) => phone.asked);
  const statuses: Record<string, number> = {};
  for (const { status } of asked) statuses[status] = (statuses[status] ?? 0) + 1;
  const result: Report = {
    told: Float64Array.from(delays.flatMap((each) => each.told)),
    shown: Float64Array.from(delays.flatMap((each) => each.shown)),
    untold: delays.reduce((sum, each) => sum + each.untold, 0),
    messages: phones.reduce((sum, phone) => sum + phone.heard.length, 0),
    dropped: phones.filter((phone) => phone.dropped).length,
    answers: Float64Array.from(asked.map(({ ms }) => ms)),
    statuses,
    bytes: asked.reduce((sum, { status, bytes }) => sum + (status === 304 ? 0 : bytes), 0),
  };
  for (const phone of phones)
    for (const list of [phone.heard, phone.shown, phone.asked]) list.length = 0;
  return result;
};

const work: {
  readonly [N in OrderName]: (content: Orders[N]) => Promise<Answers[N]> | Answers[N];
} = {
  open: async ({ host, pages }) => {
    phones = pages.map((page) => new Phone(host, page));
    return { connected: await dial((phone) => phone.open(false)) };
  },
  settle: async () => {
    for (let quiet = 0; quiet < 5; await pause(100))
      quiet = phones.some((phone) => phone.busy) ? 0 : quiet + 1;
    return {};
  },
  report: ({ facts }) => report(facts),
  cut: () => {
    for (const phone of phones) phone.cut();
    return {};
  },
  resume: async () => {
    const times: number[] = [];
    await Promise.all(
      phones.map(async (phone) => {
        await pause(phone.retryMs);
        const began = now();
        await phone.open(true).then(
          () => times.push(now() - began),
          () => undefined,
        );
      }),
    );
    return { times: Float64Array.from(times) };
  },
  close: () => {
    for (const phone of phones) phone.close();
    phones = [];
    return {};
  },
};

process.on('message', (order: Order) => {
  const answer = (work[order.name] as (content: unknown) => unknown)(order.content);
  void Promise.resolve(answer).then((content) => process.send?.(content));
});
process.on('disconnect', () => process.exit(0));
