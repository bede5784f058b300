/**
 * A change to a game's code that the tests of these rules must detect; `from` occurs exactly once
 * in the file.
 */
export interface BookGuard {
  readonly game: 'destiny' | 'swtcg' | 'xwing';
  readonly rules: readonly string[];
  /** Relative to the sources of the games. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const swtcg = (rule: string, file: string, from: string, to: string): BookGuard => ({
  game: 'swtcg',
  rules: [rule],
  file: `swtcg/${file}`,
  from,
  to,
});

const destiny = (rule: string, file: string, from: string, to: string): BookGuard => ({
  game: 'destiny',
  rules: [rule],
  file: `destiny/${file}`,
  from,
  to,
});

const xwing = (rule: string, file: string, from: string, to: string): BookGuard => ({
  game: 'xwing',
  rules: [rule],
  file: `xwing/${file}`,
  from,
  to,
});

export const BOOK_GUARDS: readonly BookGuard[] = [
  swtcg('deck.size', 'construction.ts', 'deckSize = 60', 'deckSize = 50'),
  swtcg('deck.units', 'construction.ts', 'fewestUnits = 36', 'fewestUnits = 20'),
  swtcg('deck.types', 'construction.ts', 'fewestOfType = 12', 'fewestOfType = 5'),
  swtcg('deck.copies', 'construction.ts', 'mostCopies = 4', 'mostCopies = 5'),
  swtcg('deck.balance', 'construction.ts', '> 2 * counts', '> 3 * counts'),
  swtcg(
    'before.mulligan',
    'engine/frames/setup.ts',
    'const options = nonUnits(g, seat).map',
    'const options = hand(g, seat).map',
  ),
  swtcg('setup.draw', 'engine/frames/setup.ts', 'if (!frame.done[rank]) draw', 'if (false) draw'),
  swtcg('turn.2', 'engine/frames/turn.ts', 'forceEachTurn = 4', 'forceEachTurn = 3'),
  swtcg('turn.1', 'engine/frames/turn.ts', 'else one.tapped = false;', ''),
  swtcg('stack.most', 'engine/frames/stacks.ts', 'mostInStack = 4', 'mostInStack = 5'),
  swtcg('stack.bonus', 'unit.ts', 'unit.speed + 10 * bonus', 'unit.speed + 5 * bonus'),
  swtcg('keyword.Stealth', 'engine/queries.ts', '|| one.damage > 0', ''),
  swtcg(
    'attack.1',
    'engine/frames/attack.ts',
    'if (frame.disrupted) {',
    'if (frame.disrupted && frame.second) {',
  ),
  swtcg(
    'keyword.Precision',
    'engine/frames/windows.ts',
    "hasKeyword(g, attack.attacker, 'Precision')",
    "hasKeyword(g, attack.attacker, 'Nothing')",
  ),
  swtcg(
    'keyword.Double Strike',
    'engine/frames/attack.ts',
    "hasKeyword(g, frame.attacker, 'Double Strike')",
    "hasKeyword(g, frame.attacker, 'Nothing')",
  ),
  swtcg('keyword.Evade', 'engine/frames/use.ts', "'Absorb', 'Evade', ", "'Absorb', "),
  swtcg(
    'effect.mass',
    'engine/frames/windows.ts',
    'frame.passes >= order.length',
    'frame.passes >= 1',
  ),
  swtcg('unique.contest', 'engine/frames/turn.ts', '>= contestTotal(g, frame, 1)', '> 99'),
  swtcg(
    'keyword.Damage Control',
    'engine/frames/build.ts',
    "totalOf(g, one.key, 'Damage Control')",
    '0',
  ),
  swtcg('keyword.Avenge', 'engine/frames/attack.ts', "totalOf(g, key, 'Avenge')", '0'),
  swtcg('turn.5', 'engine/frames/turn.ts', '!tapped && !isHeld', '!isHeld'),
  swtcg('keyword.Ambush', 'engine/frames/windows.ts', "keyword: 'Ambush'", "keyword: 'Nothing'"),
  swtcg(
    'card.mission.trap',
    'engine/frames/build.ts',
    'isTrap(g, one.key) || !mayComplete',
    '!mayComplete',
  ),
  swtcg(
    'card.mission.campaign',
    'engine/frames/use.ts',
    'isCampaign(g, frame.card) && !frame.disrupted',
    'false',
  ),
  swtcg(
    'card.equipment.skill',
    'engine/moves.ts',
    'stays = isInborn(g, equipment.key)',
    'stays = false',
  ),
  swtcg(
    'setup.units',
    'engine/frames/setup.ts',
    'hand(g, seat).filter(({ key }) => isUnitCard(g, key))',
    'hand(g, seat)',
  ),
  swtcg('win.others', 'engine/frames/doings.ts', '=> finish(g, seat)', '=> undefined'),
  swtcg(
    'effect.disrupt.others',
    'engine/frames/use.ts',
    'if (isFoilOffered(g, frame, ability)) return;',
    '',
  ),
  swtcg('keyword.Bounty', 'engine/triggers.ts', "keyword === 'Bounty'", "keyword === 'Nothing'"),
  swtcg('keyword.Hidden Cost', 'engine/frames/build.ts', 'one.counters < enough ||', ''),
  swtcg('zone.supply', 'play/view.ts', "zone === 'supply' ||", ''),
  swtcg(
    'appendix.team.share',
    'engine/frames/setup.ts',
    'each of sideOf(g, seat)) seatOf',
    'each of [seat]) seatOf',
  ),
  swtcg('appendix.team.hands', 'play/view.ts', '...sideOf(g, viewer),', ''),
  swtcg('appendix.team.choose', 'engine/filters.ts', "meant === 'side'", "meant === 'own'"),
  swtcg(
    'appendix.team.own',
    'engine/filters.ts',
    ': whose === seat;',
    ': !areFoes(g, whose, seat);',
  ),
  swtcg(
    'appendix.team.attack',
    'engine/frames/attack-targets.ts',
    "keyword === 'Attacks Own'",
    "keyword === 'Nothing'",
  ),
  swtcg(
    'appendix.team.opponent',
    'engine/frames/doings.ts',
    'foesOf(g, frame.seat).reverse()',
    'foesOf(g, frame.seat).slice(1)',
  ),
  xwing(
    '3.pilot.prince-xizor',
    'engine/frames/share.ts',
    'left === null || weaponIn(g, frame)?.instead',
    'left === null',
  ),
  xwing(
    '3.pilot.omega-leader.others',
    'engine/frames/modify.ts',
    'if (forbidden && !late) return set;',
    'if (forbidden && !late) return [];',
  ),
  xwing(
    '1.emperor-palpatine',
    'engine/dice-effects.ts',
    '{ face: to, rerolled: true, fixed: true }',
    '{ face: to, rerolled: true }',
  ),
  destiny('4.1.points', 'lists/construction.ts', 'teamPoints = 30', 'teamPoints = 29'),
  destiny('4.2.size', 'lists/construction.ts', 'deckSize = 30', 'deckSize = 20'),
  destiny('2.symbol.shield', 'engine/queries.ts', '  3 +', '  4 +'),
  destiny(
    '5.upkeep.draw',
    'engine/queries.ts',
    'constant?.handSize ?? 0), 5)',
    'constant?.handSize ?? 0), 6)',
  ),
  destiny('7.negative', 'engine/costs.ts', 'if (isRefused(g, key, host)) return false;', ''),
  destiny('1.unique.play', 'engine/playing.ts', 'facts(g, key).unique &&', 'false &&'),
  destiny('5.setup.draw', 'engine/frames/setup.ts', 'draw(g, seat, 5);', 'draw(g, seat, 4);'),
  destiny('5.setup.resources', 'engine/frames/setup.ts', 'gain(g, seat, 2)', 'gain(g, seat, 1)'),
  destiny(
    '1.battlefield',
    'engine/frames/setup.ts',
    "one.key === chosen ? 'play' : 'out'",
    "one.key === chosen ? 'play' : 'play'",
  ),
  destiny(
    '8.cheapest',
    'engine/filters.ts',
    'leastCost(g, other.controller, other.key) < leastCost(g, one.controller, one.key)',
    'facts(g, other.key).cost < facts(g, one.key).cost',
  ),
];
