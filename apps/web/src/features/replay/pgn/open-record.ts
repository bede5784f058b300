import type { PgnGame, ReplayFile, TableFace } from '#contracts';
import { fetchCardFaces } from '../../../api/card-faces.js';
import type { Translate } from '../../../i18n/index.js';
import { idsIn } from './cards.js';
import { replayOfPgn } from './replay-of-pgn.js';

const most = 200;

/**
 * The server's facts about the cards. Without the server, a record is shown with the names that it
 * contains.
 */
const factsOf = async (game: PgnGame): Promise<Readonly<Record<string, TableFace>>> => {
  const ids = idsIn(game)
    .filter((id) => /^\w{1,40}$/.test(id))
    .slice(0, most);
  try {
    return await fetchCardFaces(ids);
  } catch {
    return {};
  }
};

export const openRecord = async (game: PgnGame, t: Translate): Promise<ReplayFile> =>
  replayOfPgn(game, await factsOf(game), t);
