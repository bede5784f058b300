import { isRefusal } from '#aggregate';
import { type Asker, commandDefinitions, type CommandRequest } from '#application';
import type { CommandName } from '#contracts';
import { COMMAND_SERVICES } from '../../apps/api/src/commands/command-tokens.js';
import type { RunningApi } from '../../apps/api/test/running-api.js';

/** What a blank field is answered with is for the form to say. */
const isOfRule = (code: string): boolean => !code.startsWith('request/');

/**
 * Puts a command of a page to its decider, rights and all, and appends nothing: the
 * code of the rule that would refuse it; null where none would, or a form is not filled in.
 */
export const wouldRefuse =
  ({ app }: Pick<RunningApi, 'app'>, asker: Asker) =>
  async (name: string, payload: unknown): Promise<string | null> => {
    const definition = commandDefinitions[name as CommandName];
    const read = definition.payload.safeParse(payload);
    if (!read.success) return null;
    const request = {
      name,
      payload: read.data,
      asker,
      key: `offered-${Math.random()}`.slice(0, 30).replace('.', '-'),
      fingerprint: null,
      at: new Date().toISOString(),
    } as CommandRequest;
    const services = app.get(COMMAND_SERVICES);
    const prepared = await definition.prepare(request as never, services);
    const decided = isRefusal(prepared) ? prepared : await prepared.decide(services);
    return isRefusal(decided) && isOfRule(decided.code) ? decided.code : null;
  };
