import type { TableHalf } from '#contracts';
import { useText } from '../../i18n/index.js';
import { edges } from '../card/card-face.js';
import { Emblem } from '../card/emblems.js';
import { Scene } from '../card/scenes.js';
import { Sign } from '../card/signs.js';
import { cracksOf } from './cracks.js';
import { PressCard } from './press-card.js';
import { type SeatProps, Tag } from './seat-props.js';

const on = (state: boolean): '' | undefined => (state ? '' : undefined);

/** The highlights of a base or leader, as its frame shows them. */
const marksOf = ({ hands }: Pick<SeatProps, 'hands'>, card: number) => {
  const open = hands.isOpen(card);
  const picked = hands.isPicked(card);
  const choosing = hands.decision !== null && hands.decision.kind !== 'action';
  return {
    'data-playable': on(open && !choosing && !picked && !hands.isIdle(card)),
    'data-target': on(open && choosing && !picked),
    'data-picked': on(open && picked),
  };
};

/**
 * The base: its remaining HP is the largest number on the board; a defeated base shows 0, never
 * less.
 */
const Base = (props: SeatProps) => {
  const { t } = useText();
  const { half, hands, side, words } = props;
  const { base } = half;
  const { captives = [], upgrades = [] } = base;
  const face = hands.face(base.id);
  const left = Math.max(0, base.hp - base.damage);
  const cracks = cracksOf(base);
  return (
    <PressCard
      card={base}
      hands={hands}
      className="cg-base"
      label={words.other(base, side, [
        t('table.baseLeft', { left, hp: base.hp }),
        base.epicUsed ? t('table.epicUsed') : null,
        ...upgrades.map(({ id }) => t('table.withUpgrade', { name: hands.face(id).name })),
        ...captives.map(({ id }) => `${t('table.captive')}: ${hands.face(id).name}`),
      ])}
      data={{
        ...edges(face.aspects),
        ...marksOf(props, base.card),
        'data-cracks': cracks > 0 ? String(cracks) : undefined,
      }}
    >
      <Scene {...face} />
      <span className="cg-base-name">{face.name}</span>
      <span className="cg-left">
        <b key={left}>{left}</b>
        <small> {t('table.of', { n: base.hp })}</small>
      </span>
      <span className="cg-meter">
        <i style={{ width: `${base.hp > 0 ? Math.round((100 * left) / base.hp) : 0}%` }} />
      </span>
      {upgrades.length === 0 ? null : (
        <span
          className="cg-token cg-upg"
          title={upgrades.map(({ id }) => hands.face(id).name).join(', ')}
        >
          <Sign name="upg" className="" />
          {upgrades.length}
        </span>
      )}
      {captives.length === 0 ? null : (
        <span className="cg-token cg-held-card" title={t('table.captive')}>
          <Sign name="held" className="" />
          {captives.length}
        </span>
      )}
      <Tag {...props} card={base.card} />
    </PressCard>
  );
};

const Leader = (props: SeatProps & { readonly leader: TableHalf['leaders'][number] }) => {
  const { t } = useText();
  const { leader, hands, side, words } = props;
  const face = hands.face(leader.id);
  const state = leader.deployed
    ? t('table.deployed')
    : [
        leader.ready ? null : t('table.leaderExhausted'),
        leader.epicUsed ? t('table.epicUsed') : null,
      ]
        .filter((part) => part !== null)
        .join(', ');
  return (
    <PressCard
      card={leader}
      hands={hands}
      className="cg-leader"
      label={words.other(leader, side, [t('table.leader'), state])}
      data={{
        ...edges(face.aspects),
        ...marksOf(props, leader.card),
        'data-away': on(leader.deployed),
        'data-exhausted': on(!leader.ready && !leader.deployed),
      }}
    >
      <span className="cg-plate">
        <Scene {...face} />
        <Emblem {...face} />
      </span>
      <span className="cg-who-text">
        <b>{face.name}</b>
        <span>{state === '' ? t('table.leader') : state}</span>
      </span>
      <Tag {...props} card={leader.card} />
    </PressCard>
  );
};

/** Base and leaders of one side; those of both sides face each other across the middle. */
export const Home = ({ area, ...seat }: SeatProps & { readonly area?: string }) => (
  <div className="cg-home" data-area={area} data-near={seat.side === (seat.mine ?? 'a')}>
    <Base {...seat} />
    <div className="cg-leaders">
      {seat.half.leaders.map((leader) => (
        <Leader key={leader.card} {...seat} leader={leader} />
      ))}
    </div>
  </div>
);
