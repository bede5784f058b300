import type { LoadedStream } from '#event-store';
import type { PracticeState } from '#match';
import { scopedCommandId } from '#platform';
import { type Asker, authorize, outsider, signInRequired, unknown } from '#application';
import type { CommandMetadata } from '#application';
import type { CommandDesk } from '../commands/command-desk.js';
import type { CommandRequest } from '#application';
import type { Grant } from '#application';

/** Whom a practice game may belong to: the account first, then what the browser played before it signed in. */
export const namesOf = ({ account, visitor }: Asker): string[] => [
  ...(account ? [`account:${account.id}`] : []),
  ...(visitor ? [`visitor:${visitor}`] : []),
];

/** Under which name this command is recorded. */
export const practiceAct = ({ asker, key, at, fingerprint }: CommandRequest): CommandMetadata => {
  const [actor] = namesOf(asker);
  if (actor === undefined) throw signInRequired();
  return { actor, commandId: scopedCommandId(actor, key), at, fingerprint };
};

/** An existing game; nobody but its owner is let in. */
export const enterPractice = async (
  desk: CommandDesk,
  practiceId: string,
  asker: Asker,
  grants: readonly Grant[],
): Promise<LoadedStream<PracticeState>> => {
  const practice = await desk.practice(practiceId);
  if (practice.state.practiceId === null) throw unknown('practice/not-found');
  authorize(grants, {
    asker,
    standing: outsider,
    event: null,
    own: namesOf(asker).includes(practice.state.owner),
  });
  return practice;
};
