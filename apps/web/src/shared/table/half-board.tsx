import { Group, Text } from '@mantine/core';
import type { TableCard, TableHalf } from '#contracts';
import { useText } from '../../i18n/index.js';
import { CardTile } from './card-tile.js';
import type { Hands } from './hands.js';

interface HalfProps {
  readonly name: string;
  readonly half: TableHalf;
  readonly hands: Hands;
  /** The viewer's own half lies below the fight, the other's above. */
  readonly near: boolean;
  readonly initiative: boolean;
  readonly deciding: boolean;
}

const Arena = ({
  title,
  half,
  arena,
  hands,
}: {
  title: string;
  half: TableHalf;
  arena: 'ground' | 'space';
  hands: Hands;
}) => (
  <div className="cv-arena" data-arena={arena} role="group" aria-label={title}>
    <Text size="xs" c="dimmed" className="cv-arena-name">
      {title}
    </Text>
    <div className="cv-cards">
      {half.units
        .filter((unit) => unit.arena === arena)
        .map((unit) => (
          <CardTile key={unit.card} card={unit} unit={unit} hands={hands} exhausted={!unit.ready} />
        ))}
    </div>
  </div>
);

/** A pile that anybody may look through. */
const Pile = ({
  title,
  cards,
  hands,
}: {
  title: string;
  cards: readonly TableCard[];
  hands: Hands;
}) =>
  cards.length === 0 ? (
    <Text size="sm">{title}</Text>
  ) : (
    <details className="cv-pile">
      <summary>{title}</summary>
      <div className="cv-cards">
        {cards.map((card, index) => (
          <CardTile key={`${card.card}.${index}`} card={card} hands={hands} />
        ))}
      </div>
    </details>
  );

const Possessions = ({ half, hands }: { half: TableHalf; hands: Hands }) => {
  const { t } = useText();
  const ready = half.resources.filter((resource) => resource.ready).length;
  const own = half.resources.flatMap(({ id }) => (id === null ? [] : [hands.face(id).name]));
  return (
    <div className="cv-possessions">
      <Text size="sm" fw={650} title={own.join(', ')}>
        {t('table.resources', { ready, all: half.resources.length })}
      </Text>
      <Text size="sm">{t('table.handAndDeck', { hand: half.handSize, deck: half.deckSize })}</Text>
      {half.credits > 0 ? <Text size="sm">{t('table.credits', { n: half.credits })}</Text> : null}
      {half.force ? <Text size="sm">{t('table.force')}</Text> : null}
      <Pile
        title={t('table.discard', { n: half.discard.length })}
        cards={half.discard}
        hands={hands}
      />
    </div>
  );
};

const Home = ({ half, hands }: { half: TableHalf; hands: Hands }) => {
  const { t } = useText();
  const { base } = half;
  return (
    <div className="cv-home">
      <div className="cv-cards">
        <CardTile
          card={base}
          hands={hands}
          left={base.hp - base.damage}
          notes={[t('table.baseLeft', { left: base.hp - base.damage, hp: base.hp })]}
        />
        {half.leaders.map((leader) => (
          <CardTile
            key={leader.card}
            card={leader}
            hands={hands}
            exhausted={!leader.ready && !leader.deployed}
            notes={[
              ...(leader.deployed ? [t('table.deployed')] : []),
              ...(leader.epicUsed ? [t('table.epicUsed')] : []),
            ]}
          />
        ))}
      </div>
      <Possessions half={half} hands={hands} />
    </div>
  );
};

/** One player's side of the table, the arenas nearest to the middle. */
export const HalfBoard = ({ name, half, hands, near, initiative, deciding }: HalfProps) => {
  const { t } = useText();
  return (
    <section className="cv-half" data-near={near} data-deciding={deciding} aria-label={name}>
      <div className="cv-half-side">
        <Group gap="xs" wrap="wrap">
          <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          {initiative ? <span className="cv-mark">{t('table.initiative')}</span> : null}
          {deciding ? <span className="cv-mark cv-mark-lamp">{t('table.decides')}</span> : null}
        </Group>
        <Home half={half} hands={hands} />
      </div>
      <div className="cv-arenas">
        <Arena title={t('table.space')} half={half} arena="space" hands={hands} />
        <Arena title={t('table.ground')} half={half} arena="ground" hands={hands} />
      </div>
    </section>
  );
};
