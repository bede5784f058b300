import { firstShip, firstUpgrade, xwingRules } from '#games';
import type { Cases, Example } from './example.js';

const {
  afterManoeuvre,
  becomesActive,
  betweenTwo,
  chainedSkills,
  colourOf,
  bySkill,
  honesty,
  inOrder,
  ionMove,
  lockAfterMeasuring,
  mayDecloak,
  mayDo,
  mayWhiten,
  missedOpportunity,
  afterConnerNet,
  otherAbilityWhenTaken,
  recoverShield,
  roundResult,
  scoredGame,
  sharedTokens,
  simultaneous,
  skillInRounds,
  startingEnergy,
  stressedRed,
  wrongDial,
} = xwingRules;

type Given = Example['given'];
type Colour = xwingRules.Colour;

const of = <T>(given: Given, key: string): T => given[key] as T;
const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0]);
const colours: Readonly<Record<string, Colour>> = { G: 'green', W: 'white', R: 'red' };

const dials: Cases = {
  'X-05': () => {
    const right = firstShip('xwing')?.dial ?? [];
    // The B-wing has a turn of speed 1 that no X-wing has.
    const ruling = wrongDial('1T', right, colours);
    return 'chooser' in ruling ? ruling : { chooser: 'nobody' };
  },
  'X-16h': () => ({ ...betweenTwo() }),
  'X-16g': () => {
    const changed = stressedRed(['white']);
    const still = stressedRed(['red']);
    return {
      window: 'effects that change colour or manoeuvre first',
      then:
        still.opponentChooses && !changed.opponentChooses
          ? 'opponent only if still red'
          : 'opponent',
    };
  },
  'X-20h': () => ({ manoeuvre: stressedRed([]).manoeuvre }),
  'X-20r': () => {
    // Daredevil executes a white turn, whatever the dial says, and then assigns its stress.
    const moved = afterManoeuvre({ colour: colourOf('white'), abilities: {} });
    return {
      difficulty: 'white',
      stress: moved.stress + 1,
      withoutBoostIcon: `${xwingRules.daredevilDice(false)} dice of damage`,
    };
  },
  'X-56': () => ({ difficulty: colourOf('white', { easier: true, harder: true }) }),
  'X-57': () => ({ legal: mayWhiten({ harder: true }) }),
  'X-112': () => ({ difficulty: colourOf('white', { easier: true }) }),
  'X-113': () => ({ legal: ionMove().hasDial }),
  'X-131': () => ({ legal: ionMove().hasDial }),
  'X-132': () => ({ difficulty: colourOf('white', { easier: true, harder: true }) }),
  'X-160': () => {
    const dial = firstShip('attackshuttle')?.dial ?? [];
    return { manoeuvre: dial.length > 0 ? 'any of its dial' : 'none' };
  },
  'X-180': () => {
    const both = colourOf('white', { easier: true, harder: true });
    return { difficulty: [both, both] };
  },
};

const moves: Cases = {
  'X-62': (given) => {
    const moved = afterManoeuvre({
      colour: 'green',
      stress: of<number>(given, 'stress'),
      abilities: { 'before stress': 'free focus' },
    });
    return { freeFocus: moved.order.includes('free focus'), stress: moved.stress };
  },
  'X-63': () => ({
    freeFocus: afterManoeuvre({
      colour: 'green',
      bumped: true,
      abilities: { 'before stress': 'free focus' },
    }).order.includes('free focus'),
  }),
  'X-106': () => {
    const { destroyed, stress } = afterManoeuvre({ colour: 'red', flees: true });
    return { destroyed, stress };
  },
  'X-107': () => ({
    order: afterManoeuvre({ colour: 'red', obstacle: 'asteroid' }).order.slice(0, 2),
  }),
  'X-109': () => {
    const { stress } = afterManoeuvre({ colour: 'red', bumped: true });
    return { legal: mayDo({ stressed: stress > 0 }, 'focus', 'free') };
  },
  'X-111': () => {
    const { order, stress } = afterManoeuvre({
      colour: 'white',
      obstacle: 'debris',
      abilities: { clear: 'stress removed' },
    });
    return {
      stressFromDebris: stress === 0 ? 'may be removed' : 'stays',
      when:
        order.indexOf('stress removed') > order.indexOf('clear the area')
          ? 'after clear-the-area'
          : 'before',
    };
  },
  'X-122': () => ({ ionTokens: ionMove().tokensAfter }),
  'X-125': () => ({
    order: afterManoeuvre({
      colour: 'green',
      mine: true,
      abilities: { 'check stress': 'recover shield' },
    }).order.slice(0, 2),
  }),
  'X-126': () => ({
    order: afterManoeuvre({
      colour: 'green',
      obstacle: 'asteroid',
      abilities: { 'check stress': 'recover shield' },
    }).order.slice(0, 2),
  }),
  'X-185': (given) => ({
    stress: afterManoeuvre({
      colour: 'green',
      obstacle: 'asteroid',
      stress: of<number>(given, 'stress'),
    }).stress,
  }),
};

const actions: Cases = {
  'X-03': (given) => {
    const { focus } = of<{ focus: number }>(given, 'receiver');
    // The token was given and is no action of the receiver.
    const legal = mayDo({ done: [] }, 'focus', 'bar');
    return { legal, focus: focus + (legal ? 1 : 0) };
  },
  'X-16a': (given) => ({ ...lockAfterMeasuring(numberIn(of<string>(given, 'declared'))) }),
  'X-16b': () => ({ ...lockAfterMeasuring(null) }),
  'X-16f': () => ({ slam: `a speed-${ionMove().slam.speed} manoeuvre of its own dial` }),
  'X-20a': (given) => {
    const ships = of<[string, string][]>(given, 'cloaked').map(([skill, id]) => ({
      id,
      skill: numberIn(skill),
    }));
    return {
      order: bySkill(ships).map(({ id }) => id),
      after:
        xwingRules.startOfActivation.at(-1) === 'decloak' ? 'all other start-of-phase effects' : '',
      action: false,
      stressAllowed: mayDecloak({ cloaked: true }),
    };
  },
  'X-58': () => ({ legal: mayDo({ barLost: true }, 'marksmanship', 'card') }),
  'X-59': () => ({ legal: mayDo({ barLost: true }, 'target lock', 'bar') }),
  'X-65': () => ({ otherAbility: otherAbilityWhenTaken('cost') }),
  'X-66': () => ({ otherAbility: otherAbilityWhenTaken('result') }),
  'X-74': () => ({ legal: mayDo({ done: ['focus'] }, 'focus', 'given') }),
  'X-103': () => {
    const order = inOrder({
      id: 'action',
      triggers: [
        { id: 'free action', after: ['stress'] },
        { id: 'free action', after: ['stress'] },
      ],
    });
    const count = (id: string): number => order.filter((one) => one === id).length;
    return { freeActions: count('free action'), stress: count('stress') };
  },
  'X-108': (given) => ({ eachOther: sharedTokens(numberIn(of<string>(given, 'effect'))) }),
  'X-117': (given) => ({
    order: inOrder({
      id: of<string>(given, 'expertHandling'),
      triggers: [{ id: 'Push the Limit action', after: ['its stress'] }],
      after: ['rest of Expert Handling'],
    }),
  }),
  'X-118': () => ({
    order: inOrder({
      id: 'boost',
      triggers: [{ id: 'lock', triggers: [{ id: 'free evade' }], after: ['stress'] }],
    }),
  }),
  'X-120': () => {
    const { manoeuvre, actionSkipped } = afterConnerNet(false);
    return { manoeuvre, action: actionSkipped ? 'skipped' : 'done' };
  },
  'X-121': () => {
    const { ionisedNextRound, actionSkipped } = afterConnerNet(true);
    return { ionised: ionisedNextRound, actionSkipped };
  },
  'X-151': () => ({ legal: mayDo({ stepSkipped: true }, 'focus', 'free') }),
  'X-152': () => ({ legal: mayDo({ stepSkipped: true }, 'focus', 'free') }),
  'X-154': () => ({ legal: mayDo({ done: [] }, 'target lock', 'bar') }),
  'X-165': () => ({ legal: mayDo({ done: ['card'] }, 'card', 'card') }),
  'X-166': () => ({ legal: mayDo({ done: ['bomb'] }, 'bomb', 'card') }),
  'X-168': (given) => ({ legal: mayDecloak({ cloaked: of<boolean>(given, 'cloaked') }) }),
  'X-169': () => ({ counts: xwingRules.startOfActivation.includes('slam') }),
};

const events: Cases = {
  'X-11': (given) => {
    const skill = xwingRules.pilotSkill(of<number>(given, 'skill'), []);
    return { skill, becomesActiveThisPhase: becomesActive(skill, of<number>(given, 'active')) };
  },
  'X-13': () => ({ mustAnswer: honesty('derived').mustAnswer }),
  'X-13b': () => ({ mayLie: honesty('hidden').mayLie }),
  'X-16k': () => ({ lost: missedOpportunity('action').lost }),
  'X-16l': () => {
    const { chooser, actionBefore } = missedOpportunity('dial');
    return { chooser, actionBefore };
  },
  'X-20q': () => {
    const stats = firstUpgrade('heavyscykinterceptor', 'Title')?.grants ?? [];
    const hull = stats.find(({ name }) => name === 'hull')?.value ?? 0;
    return { hull: `+${hull}` };
  },
  'X-54': () => {
    const [first, second] = skillInRounds(5, { set: 0 }, 2);
    return { skill: [first === 5 ? 'printed' : first, second] };
  },
  'X-67': () => ({
    attack:
      xwingRules.endPhase.indexOf('attacks') < xwingRules.endPhase.indexOf('tokens removed')
        ? 'before the tokens are removed'
        : 'after',
  }),
  'X-68': (given) => {
    const order = simultaneous([{ owner: 'B' }, { owner: 'A' }], of<string>(given, 'initiative'));
    const stays = order.map(({ owner }) => owner).join('') === 'AB';
    return { B: stays ? 'still resolves, then removed' : 'is removed' };
  },
  'X-70': () => ({ when: xwingRules.felsWrathRemoved('end', 'n') }),
  'X-71': () => ({ result: roundResult({ own: 0, enemy: 0 }) }),
  'X-72': () => ({ recover: recoverShield(2, 2) - 2 }),
  'X-82': (given) => {
    const worth = 1;
    const scored = scoredGame([of<number>(given, 'squads') - worth, 100]);
    return { ...scored, pupWorth: worth };
  },
  'X-123': () => ({ bow: recoverShield(0, 5) }),
  'X-129': (given) => {
    const chain = of<string[]>(given, 'chain');
    return { skill: chainedSkills(chain.map((text) => numberIn(text) || 1)) };
  },
  'X-157': (given) => {
    const effects = ['B', 'A', 'B', 'A'].map((owner) => ({ owner }));
    const order = simultaneous(effects, of<string>(given, 'initiative')).map(({ owner }) => owner);
    return { order: order.join('') === 'AABB' ? ['all of A', 'all of B'] : order };
  },
  'X-163': (given) => {
    const most = 5;
    const full = of<('Epic' | 'Team Epic')[]>(given, 'event').every(
      (event) => startingEnergy(event, most) === most,
    );
    return { energy: full ? 'maximum' : 'none' };
  },
};

/** Cases about manoeuvres, actions, phases and results. */
export const xwingRoundCases: Cases = { ...dials, ...moves, ...actions, ...events };
