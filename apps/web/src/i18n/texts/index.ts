import { account } from './account.js';
import { bracket } from './bracket.js';
import { common } from './common.js';
import { deck } from './deck.js';
import { desk } from './desk.js';
import { deskLimited } from './desk-limited.js';
import { errors } from './errors.js';
import { events } from './events.js';
import { form } from './form.js';
import { free } from './free.js';
import { hand } from './hand.js';
import { home } from './home.js';
import { infraction } from './infraction.js';
import { judge } from './judge.js';
import { limited } from './limited.js';
import { page } from './page.js';
import { pairings } from './pairings.js';
import { penalty } from './penalty.js';
import { password } from './password.js';
import { people } from './people.js';
import { practice } from './practice.js';
import { print } from './print.js';
import { players } from './players.js';
import { pod } from './pod.js';
import { pool } from './pool.js';
import { reasons } from './reasons.js';
import { record } from './record.js';
import { replay } from './replay.js';
import { rounds } from './rounds.js';
import { score } from './score.js';
import { screen } from './screen.js';
import { seat } from './seat.js';
import { staff } from './staff.js';
import { standings } from './standings.js';
import { story } from './story.js';
import { table } from './table.js';
import { tellMe } from './tell-me.js';
import { tokens } from './tokens.js';
import { trilogy } from './trilogy.js';
import { webhooks } from './webhooks.js';

export const texts = {
  account,
  bracket,
  common,
  deck,
  desk,
  deskLimited,
  errors,
  events,
  form,
  free,
  hand,
  home,
  infraction,
  judge,
  limited,
  page,
  pairings,
  password,
  penalty,
  people,
  players,
  pod,
  pool,
  practice,
  print,
  reasons,
  record,
  replay,
  rounds,
  score,
  screen,
  seat,
  staff,
  standings,
  story,
  table,
  tellMe,
  tokens,
  trilogy,
  webhooks,
} as const;
