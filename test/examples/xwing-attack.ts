import { xwingRules } from '#games';
import type { Cases, Example } from './example.js';

const {
  attackDecision,
  beginAttack,
  nextStep,
  recoverShield,
  resolveAll,
  staysToAttack,
  useAbility,
} = xwingRules;
type Ability = xwingRules.AttackAbility;
type Face = xwingRules.AttackFace;
type Setup = xwingRules.AttackSetup;
type State = xwingRules.AttackState;

type Given = Example['given'];
const of = <T>(given: Given, key: string): T => given[key] as T;

const plan = (more: Partial<Setup>): Setup => ({
  initiative: 'attacker',
  attack: [['hit']],
  defence: [[]],
  ...more,
});

const mark = (id: string, at: xwingRules.AttackStep, more: Partial<Ability> = {}): Ability => ({
  id,
  owner: 'attacker',
  at,
  effect: { do: 'mark', what: id },
  ...more,
});

/** What of a list is in the log, in its order. */
const logged = ({ log }: State, ...ids: readonly string[]): readonly string[] =>
  log.filter((one) => ids.includes(one));

/** An attack up to a step, nothing used on the way. */
const upTo = (setup: Setup, step: xwingRules.AttackStep, number = 0): State => {
  let state = beginAttack(setup);
  while (state.step !== step || state.number !== number) {
    const next = nextStep(state);
    if (!next) throw new Error(`no ${step} in this attack`);
    state = next;
  }
  return state;
};

const offered = (state: State, id: string): boolean =>
  attackDecision(state)?.abilities.some((one) => one.id === id) ?? false;

const dice: Cases = {
  'X-09c': (given) => ({
    legal: offered(
      upTo(
        plan({
          abilities: [
            mark('lock', 'attacker modifies attack', {
              effect: { do: 'reroll', face: 'blank', most: 0 },
            }),
          ],
        }),
        'attacker modifies attack',
      ),
      of<{ lock: number }>(given, 'attacker').lock > 0 ? 'lock' : '',
    ),
  }),
  'X-09d': (given) => ({
    legal: offered(
      upTo(
        plan({
          attack: [of<Face[]>(given, 'dice')],
          abilities: [
            mark('focus', 'attacker modifies attack', {
              effect: { do: 'change', from: 'focus', to: 'hit', most: 9 },
            }),
          ],
        }),
        'attacker modifies attack',
      ),
      'focus',
    ),
  }),
  'X-09e': (given) => ({
    legal: offered(
      upTo(
        plan({
          attack: [of<Face[]>(given, 'attack')],
          defence: [['evade']],
          abilities: [
            mark('evade', 'defender modifies defence', {
              owner: 'defender',
              effect: { do: 'add-evade', n: 1 },
            }),
          ],
        }),
        'defender modifies defence',
      ),
      'evade',
    ),
  }),
  'X-20d': (given) => xwingRules.mineDamage(of<Face[]>(given, 'dice')),
  'X-20e': (given) => {
    const state = upTo(
      plan({
        attack: [of<Face[]>(given, 'dice')],
        abilities: [
          mark('corrector', 'attacker modifies attack', {
            effect: { do: 'replace', with: ['hit', 'hit'], final: true },
          }),
          mark('focus', 'attacker modifies attack', {
            effect: { do: 'change', from: 'focus', to: 'hit', most: 9 },
          }),
        ],
      }),
      'attacker modifies attack',
    );
    const after = useAbility(state, 'corrector');
    return { results: after.attack, moreModification: offered(after, 'focus') };
  },
  'X-20k': (given) => {
    const { cards, attack } = resolveAll(
      plan({
        attack: [of<Face[]>(given, 'dice')],
        abilities: [mark('Wampa', 'start of compare', { effect: { do: 'cancel-all-for-cards' } })],
      }),
    );
    return { faceDown: cards.faceDown, results: attack };
  },
  'X-20l': (given) => {
    const state = upTo(
      plan({
        defence: [of<'evade'[]>(given, 'defence')],
        abilities: [
          mark('Crack Shot', 'start of compare', { effect: { do: 'cancel-evade', n: 1 } }),
        ],
      }),
      'start of compare',
    );
    return { defence: useAbility(state, 'Crack Shot').defence };
  },
  'X-93': (given) => {
    // Heavy Laser Cannon changes critical hits as soon as they are rolled; what is rerolled later stays.
    const first = of<Face[]>(given, 'dice').map((face): Face => (face === 'crit' ? 'hit' : face));
    const state = upTo(
      plan({
        attack: [first],
        rerolled: ['crit'],
        abilities: [
          mark('lock', 'attacker modifies attack', {
            effect: { do: 'reroll', face: 'blank', most: 9 },
          }),
        ],
      }),
      'attacker modifies attack',
    );
    return { result: useAbility(state, 'lock').attack };
  },
  'X-94': () => ({
    results: resolveAll(
      plan({
        attack: [[]],
        abilities: [
          mark('corrector', 'attacker modifies attack', {
            effect: { do: 'replace', with: ['hit', 'hit'], final: true },
          }),
        ],
      }),
    ).attack,
  }),
  'X-96': (given) => {
    const [guess, evades] = [of<number>(given, 'guess'), of<number>(given, 'evades')];
    const rolled = Array.from({ length: evades }, () => 'evade' as const);
    const state = upTo(
      plan({
        defence: [rolled],
        abilities:
          guess === evades
            ? [
                mark('C-3PO', 'roll defence', {
                  owner: 'defender',
                  effect: { do: 'add-evade', n: 1 },
                }),
              ]
            : [],
      }),
      'roll defence',
    );
    return { evades: useAbility(state, 'C-3PO').defence.length };
  },
  'X-167': (given) => {
    const copilot = (id: string): Ability =>
      mark(id, 'attacker modifies attack', {
        effect: { do: 'change', from: 'hit', to: 'crit', most: 1 },
      });
    return {
      result: resolveAll(
        plan({
          attack: [of<Face[]>(given, 'dice')],
          abilities: [copilot('one'), copilot('other')],
        }),
      ).attack,
    };
  },
};

const order: Cases = {
  'X-36': () => {
    const [down, up] = xwingRules.cardOrder;
    return { order: [down, up] };
  },
  'X-37': () => {
    const { attackSteps } = xwingRules;
    return {
      costPaid:
        attackSteps.indexOf('pay cost') < attackSteps.indexOf('become defender')
          ? 'before T is the defender'
          : 'after',
    };
  },
  'X-81': () => {
    const { attackSteps } = xwingRules;
    // He forbids tokens against him as the defender, which he is only after the cost was paid.
    return { legal: attackSteps.indexOf('pay cost') < attackSteps.indexOf('become defender') };
  },
  'X-38': () => {
    const { log } = resolveAll(
      plan({ twice: true, attack: [['hit'], ['hit']], defence: [[], []] }),
    );
    const second = log.lastIndexOf('declare');
    return {
      next:
        second > log.indexOf('deal damage') && second < log.indexOf('after attack')
          ? 'second attack, before steps 8 and 9'
          : 'steps 8 and 9',
    };
  },
  'X-39': () => {
    const after = (id: string, owner: 'attacker' | 'defender'): Ability =>
      mark(id, 'after attack', { owner });
    const state = resolveAll(
      plan({
        initiative: 'defender',
        abilities: [after('B1', 'attacker'), after('A1', 'defender'), after('A2', 'defender')],
      }),
    );
    const found = logged(state, 'A1', 'A2', 'B1').map((id) => id.charAt(0));
    return { order: found.join('') === 'AAB' ? ['all of A', 'all of B'] : found };
  },
  'X-40': () => {
    const again = (id: string, owner: 'attacker' | 'defender'): Ability =>
      mark(id, 'more attacks', { owner, effect: { do: 'attack' }, when: 'miss' });
    const state = resolveAll(
      plan({
        initiative: 'defender',
        attack: [['blank']],
        abilities: [
          again('step 9 again: IG-88 attacks Dengar', 'attacker'),
          again('Dengar attacks', 'defender'),
        ],
      }),
    );
    return { order: logged(state, 'Dengar attacks', 'step 9 again: IG-88 attacks Dengar') };
  },
  'X-42': (given) => {
    const stays = staysToAttack({
      skill: 5,
      active: 5,
      hasAttacked: of<boolean>(given, 'hasAttacked'),
    });
    return { removed: !stays, attacksFirst: stays };
  },
  'X-53': () => {
    const setup = plan({
      attack: [[]],
      abilities: [mark('Gunner', 'more attacks', { effect: { do: 'attack' }, when: 'miss' })],
    });
    return { gunner: logged(resolveAll(setup), 'Gunner').length === 1 ? 'may attack' : 'may not' };
  },
  'X-64': (given) => {
    const others = of<string[]>(given, 'others');
    const abilities = [
      mark('Bossk cancels the crit for 2 hits', 'start of compare', {
        effect: { do: 'crit-to-hits' },
      }),
      ...others.map((id) => mark(id, 'compare', { owner: 'defender', when: 'hit' })),
    ];
    const { log } = resolveAll(plan({ attack: [['crit']], abilities }));
    return { first: log.find((one) => abilities.some(({ id }) => id === one)) };
  },
  'X-72': () => ({ recover: recoverShield(3, 3) - 3 }),
  'X-73': () => {
    const { log } = resolveAll(
      plan({
        abilities: [
          mark('recover 1 shield', 'after attack'),
          mark('that ship attacks', 'remove destroyed', { owner: 'defender' }),
        ],
      }),
    );
    return {
      order: log.filter((one) => one === 'recover 1 shield' || one === 'that ship attacks'),
    };
  },
  'X-84': () => {
    const steps = resolveAll(
      plan({ abilities: [mark('flips', 'deal damage'), mark('after', 'after attack')] }),
    ).log;
    const between =
      steps.indexOf('flips') > steps.indexOf('deal damage') &&
      steps.indexOf('flips') < steps.indexOf('after attack');
    return { when: between ? 'end of Deal damage, before after-attack abilities' : 'later' };
  },
  'X-91': () => {
    const state = resolveAll(
      plan({
        twice: true,
        attack: [['blank'], ['hit']],
        defence: [[], []],
        abilities: [mark('Gunner', 'more attacks', { effect: { do: 'attack' }, when: 'miss' })],
      }),
    );
    return { gunner: logged(state, 'Gunner').length > 0 };
  },
  'X-99': () => onceAfterSecond(),
  'X-105': () => onceAfterSecond(),
  'X-130': () => ({ lock: onceAfterSecond().when }),
  'X-116': () => {
    const state = resolveAll(
      plan({
        twice: true,
        attack: [['blank'], ['hit']],
        defence: [[], []],
        abilities: [
          mark('Munitions Failsafe', 'after attack', { when: 'miss', oncePerWeapon: true }),
        ],
      }),
    );
    return { cardKept: logged(state, 'Munitions Failsafe').length > 0 };
  },
  'X-156': () => {
    const abilities = [mark('one', 'after attack'), mark('other', 'after attack')];
    const state = upTo(plan({ abilities }), 'after attack');
    return { order: offered(state, 'one') && offered(state, 'other') ? 'free' : 'fixed' };
  },
  'X-161': () => {
    const { attackSteps } = xwingRules;
    return {
      when:
        attackSteps.indexOf('deal damage') < attackSteps.indexOf('remove destroyed')
          ? 'after damage cards are dealt'
          : 'before',
      effectsStay: attackSteps.at(-1) === 'remove destroyed' ? 'until removal' : 'not',
    };
  },
};

/** An ability that a weapon which attacks twice allows once. */
const onceAfterSecond = () => {
  const { log } = resolveAll(
    plan({
      twice: true,
      attack: [['hit'], ['hit']],
      defence: [[], []],
      abilities: [mark('once', 'after attack', { oncePerWeapon: true })],
    }),
  );
  const times = log.filter((one) => one === 'once').length;
  const after = log.indexOf('once') > log.lastIndexOf('declare');
  return { times, when: after ? 'after the second attack' : 'after the first attack' };
};

/** Cases that the decision machine of an attack answers. */
export const xwingAttackCases: Cases = { ...dice, ...order };
