import { type ReactNode, useState } from 'react';
import { Text } from '@mantine/core';
import type { GameView, PracticeDeck } from '#contracts';
import { useText } from '../../i18n/index.js';
import { DeckChoice } from './deck-choice.js';
import { deckOf, type DeckWish, faultOf, wishes } from './deck-wish.js';
import { ListField, listTyped, UnplayableCards } from './list-field.js';

/** What somebody brings to a table. */
export interface Bring<Brought> {
  /** Where it is chosen. */
  readonly field: ReactNode;
  /** What the server is told; null while something is missing. */
  readonly brought: Brought | null;
}

interface BringOptions {
  /** How the last attempt to play with it ended. */
  readonly failure: unknown;
  /** Forgets that, as soon as something else is chosen. */
  readonly clear: () => void;
}

interface DeckOptions extends BringOptions {
  readonly first: DeckWish['kind'];
  readonly kinds?: readonly DeckWish['kind'][];
}

export interface DeckBrought {
  readonly deck: PracticeDeck;
}

/** A deck of Star Wars: Unlimited. */
export const useDeck = ({
  first,
  kinds = wishes,
  failure,
  clear,
}: DeckOptions): Bring<DeckBrought> => {
  const { t } = useText();
  const [wish, setWish] = useState<DeckWish>({ kind: first, text: '' });
  const deck = deckOf(wish);
  return {
    field: (
      <DeckChoice
        title={t('practice.yours')}
        wish={wish}
        kinds={kinds}
        fault={faultOf(failure)}
        onChange={(changed) => {
          setWish(changed);
          clear();
        }}
      />
    ),
    brought: deck && { deck },
  };
};

interface ListOptions extends BringOptions {
  /** How lists of this game are written. */
  readonly help: string | null;
  readonly starters: GameView['starters'];
  /** Id of the game. */
  readonly game: string;
}

export interface ListBrought {
  readonly list?: string;
}

/** A list of another game; a random one where none is pasted. */
export const useList = ({
  help,
  starters,
  game,
  failure,
  clear,
}: ListOptions): Bring<ListBrought> => {
  const { t } = useText();
  const [list, setList] = useState('');
  return {
    field: (
      <>
        {help === null ? null : <Text size="sm">{help}</Text>}
        <ListField
          label={t('otherGames.yours')}
          game={game}
          value={list}
          starters={starters}
          onChange={(text) => {
            setList(text);
            clear();
          }}
        />
        <UnplayableCards failure={failure} />
      </>
    ),
    brought: listTyped(list),
  };
};
