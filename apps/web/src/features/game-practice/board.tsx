import type { ScreenOption, ScreenPiece, ScreenSeat } from '#contracts';
import { Text, Title } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import './board.css';

type Face = ScreenPiece['attached'][number];

interface PieceProps {
  readonly face: Face;
  readonly die: boolean;
  readonly usable: boolean;
  readonly chosen: boolean;
  readonly onPress: (key: string) => void;
}

const Piece = ({ face, die, usable, chosen, onPress }: PieceProps) => {
  const { t, translated } = useText();
  const { key, name, notes, sides, exhausted } = face;
  const [shown, ...others] = sides;
  return (
    <button
      type="button"
      className={`cv-piece${die ? ' cv-die' : ''}${usable ? ' cv-usable' : ''}${exhausted ? ' cv-exhausted' : ''}`}
      aria-pressed={chosen}
      aria-disabled={!usable}
      onClick={() => {
        if (usable) onPress(key);
      }}
    >
      {die && shown ? <strong>{translated(shown)}</strong> : null}
      <span>{name ?? t('otherGames.hidden')}</span>
      {notes.map((note) => (
        <small key={note.en}>{translated(note)}</small>
      ))}
      {sides.length === 0 ? null : (
        <small className="cv-sides">
          {die ? null : `${t('otherGames.sides')}: `}
          {(die || !shown ? others : [shown, ...others]).map(translated).join(' · ')}
        </small>
      )}
    </button>
  );
};

interface SideProps {
  readonly name: string;
  readonly seat: ScreenSeat;
  readonly mine: boolean;
  readonly options: readonly ScreenOption[];
  readonly chosen: string | null;
  readonly onPress: (key: string) => void;
}

/** Everything of one player: counters, then zone by zone; the hidden hand of the other is a number only. */
export const Side = ({ name, seat, mine, options, chosen, onPress }: SideProps) => {
  const { t, translated } = useText();
  const usable = (key: string): boolean => options.some(({ pieces }) => pieces.includes(key));
  const piece = (face: Face, die: boolean) => (
    <Piece
      key={face.key}
      face={face}
      die={die}
      usable={usable(face.key)}
      chosen={chosen === face.key}
      onPress={onPress}
    />
  );
  const zones = seat.zones.filter(
    ({ pieces }) => pieces.length > 0 && (mine || pieces.some((one) => one.name !== null)),
  );
  return (
    <section className="cv-side" aria-label={name}>
      <div className="cv-side-head">
        <Title order={2} fz="md">
          {name}
        </Title>
        {seat.counters.map((counter) => (
          <Text key={counter.name.en} size="sm">
            {translated(counter.name)} <strong>{counter.value}</strong>
          </Text>
        ))}
      </div>
      {zones.map(({ id, name: title, pieces }) => {
        const shown = pieces.map((one) => (
          <div key={one.key} className="cv-stack">
            {piece(one, id === 'pool')}
            {one.attached.map((upgrade) => piece(upgrade, false))}
          </div>
        ));
        return id === 'discard' ? (
          <details key={id}>
            <summary>
              {translated(title)} ({pieces.length})
            </summary>
            <div className="cv-pieces">{shown}</div>
          </details>
        ) : (
          <div key={id} role="group" aria-label={`${name}: ${translated(title)}`}>
            <Text size="xs" c="dimmed">
              {translated(title)}
            </Text>
            <div className="cv-pieces">{shown}</div>
          </div>
        );
      })}
      {zones.length === 0 ? <Text size="sm">{t('otherGames.none')}</Text> : null}
    </section>
  );
};
