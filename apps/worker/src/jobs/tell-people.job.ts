import { streamOf } from '#aggregate';
import { z } from 'zod';
import { makePushPost } from '../push/push-post.js';
import { SEALED_SECRETS, POOL, CONFIGURATION } from '#infrastructure';
import { PROJECTIONS } from '../infrastructure/tokens.js';
import { type ModelReader, CommandExecutor } from '#event-store';
import { matchDecider } from '#match';
import {
  type Listening,
  type Notice,
  type PushPost,
  type TimedNotice,
  NoticeOutbox,
  PushSubscriptions,
} from '#push';
import { readDocument, roundProgressModel } from '#read-models';
import {
  currentRound,
  type RoundState,
  tournamentDecider,
  type TournamentState,
} from '#tournament';
import { type Clock, systemClock } from '#application';
import { type NoticeContext, type Message, messagesOf } from '../push/messages-of.js';
import { inLanguage } from '../push/words/in-language.js';
import { again, done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

export interface TellingParts {
  readonly outbox: NoticeOutbox;
  readonly subscriptions: PushSubscriptions;
  /** Created on first use, because its keys are in the database. */
  readonly post: () => Promise<PushPost>;
  readonly load: CommandExecutor['load'];
  readonly reader: ModelReader;
  readonly clock: Clock;
}

const AT_ONCE = 16;

/** A push service is busy or unreachable: the queue tries again later. */
class NotAllTold extends Error {
  override readonly name = 'NotAllTold';
}

/**
 * The round whose open tables receive the notice; undefined if it does not matter which tables are
 * open.
 */
const roundToSettle = (
  notice: Notice,
  tournament: TournamentState,
): Pick<RoundState, 'phase' | 'round'> | undefined => {
  if (notice.kind === 'time-low') return notice;
  return notice.kind === 'dropped' ? currentRound(tournament) : undefined;
};

const payload = z.object({ notice: z.string().min(1) });
type Payload = z.infer<typeof payload>;

/**
 * Sends a notice to everybody concerned, to each browser once: browsers reached by an earlier
 * attempt are skipped.
 */
export class TellPeopleJob implements JobHandler<Payload> {
  readonly job = 'tell-people';

  constructor(private readonly parts: TellingParts) {}

  async handle({ notice: key }: Payload): Promise<JobOutcome> {
    const { outbox, clock } = this.parts;
    const timed = await outbox.read(key);
    if (timed === null) return done;
    const wait = Date.parse(timed.dueAt) - Date.parse(clock.now());
    if (wait > 0) return again(wait);
    const addressed = await this.addressed(timed);
    const untold = await this.tellAll(key, timed, addressed);
    if (untold > 0) throw new NotAllTold(`${key}: ${untold} of ${addressed.length} not reached`);
    if (await outbox.unsettled(key)) return again(5_000);
    await outbox.close(key);
    return done;
  }

  /** Every browser concerned, with its message. */
  private async addressed({
    notice,
  }: TimedNotice): Promise<readonly (readonly [Listening, Message])[]> {
    const listening = await this.parts.subscriptions.listening(notice.eventId);
    if (listening.length === 0) return [];
    const told = new Map(
      messagesOf(notice, await this.scene(notice)).map((one) => [one.listener, one]),
    );
    const pairs = listening.flatMap((one) => {
      const say = told.get(one.listener);
      return say ? [[one, say] as const] : [];
    });
    // A player who is also a judge is notified once.
    return [...new Map(pairs.map((pair) => [pair[0].subscriptionId, pair])).values()];
  }

  private async scene(notice: Notice): Promise<NoticeContext> {
    const { load, reader } = this.parts;
    const { state: tournament } = await load(tournamentDecider, streamOf('event', notice.eventId));
    const match =
      'matchId' in notice
        ? (await load(matchDecider, streamOf('match', notice.matchId))).state
        : null;
    const round = roundToSettle(notice, tournament);
    const progress =
      round &&
      (await readDocument(
        reader,
        roundProgressModel,
        notice.eventId,
        `${round.phase}.${round.round}`,
      ));
    return { tournament, match, settled: new Set(progress?.settled) };
  }

  /** The number of browsers that could not be reached for now. */
  private async tellAll(
    key: string,
    { expiresAt }: TimedNotice,
    addressed: readonly (readonly [Listening, Message])[],
  ): Promise<number> {
    const waiting = [...addressed];
    let untold = 0;
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        if (!(await this.tell(key, expiresAt, next))) untold += 1;
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, addressed.length) }, work));
    return untold;
  }

  private async tell(
    key: string,
    expiresAt: string,
    [to, { title, body, url }]: readonly [Listening, Message],
  ): Promise<boolean> {
    const { outbox, subscriptions, post, clock } = this.parts;
    if (!(await outbox.claim(key, to.subscriptionId))) return true;
    const seconds = (Date.parse(expiresAt) - Date.parse(clock.now())) / 1_000;
    const posted = await (
      await post()
    ).send(
      to,
      { title: inLanguage(title, to.language), body: inLanguage(body, to.language), tag: key, url },
      seconds,
    );
    if (posted === 'busy') await outbox.release(key, to.subscriptionId);
    else if (posted === 'gone') await subscriptions.forget(to.subscriptionId);
    else await outbox.settle(key, to.subscriptionId, posted);
    return posted !== 'busy';
  }
}

/**
 * Sends a notice to the devices of the people concerned, to each device once; `notice` is its key
 * in the outbox.
 */
export const tellPeople = defineJob({
  name: 'tell-people',
  payload,
  key: ({ notice }) => notice,
  attempts: 7,
  backoffMs: 1_000,
  needs: {
    outbox: NoticeOutbox,
    reader: PROJECTIONS,
    executor: CommandExecutor,
    secrets: SEALED_SECRETS,
    pool: POOL,
    configuration: CONFIGURATION,
  },
  handler: ({ outbox, reader, executor, secrets, pool, configuration }) =>
    new TellPeopleJob({
      outbox,
      reader,
      subscriptions: new PushSubscriptions(pool),
      post: makePushPost(secrets, configuration),
      load: executor.load,
      clock: systemClock,
    }),
});
