import { type ReactNode, useState } from 'react';
import { Text } from '@mantine/core';
import type { GameView, PracticeDeck } from '#contracts';
import { useText } from '../../i18n/index.js';
import { DeckChoice } from './deck-choice.js';
import { deckOf, type DeckWish, faultOf, wishes } from './deck-wish.js';
import { ListField, listTyped, UnplayableCards } from './list-field.js';

/** What a player brings to a table, such as a deck. */
export interface Bring<Brought> {
  /** The field in which it is chosen. */
  readonly field: ReactNode;
  /** The value for the server; null while something is missing. */
  readonly brought: Brought | null;
}

interface BringOptions {
  /** The failure of the last attempt to play with it. */
  readonly failure: unknown;
  /** Clears that failure as soon as the choice changes. */
  readonly clear: () => void;
}

interface DeckOptions extends BringOptions {
  readonly first: DeckWish['kind'];
  readonly kinds?: readonly DeckWish['kind'][];
}

export interface DeckBrought {
  readonly deck: PracticeDeck;
}

/** The choice of a Star Wars: Unlimited deck. */
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
  /** Explains how lists of this game are written; null if there is no such text. */
  readonly help: string | null;
  readonly starters: GameView['starters'];
  /** Id of the game. */
  readonly game: string;
}

export interface ListBrought {
  readonly list?: string;
}

/** The choice of a list of another game; a random one if none is pasted. */
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
