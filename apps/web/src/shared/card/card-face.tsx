import { keywords } from '#contracts';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/index.js';
import { useCardWords } from './pool-card.js';
import { Emblem } from './emblems.js';
import { Scene } from './scenes.js';
import { KeywordSign, Sign, type SignName } from './signs.js';
import './tokens.css';
import './card-face.css';

export interface KeywordMark {
  /** The keyword as the rules engine or the card data spells it, in any letter case. */
  readonly keyword: string;
  /** The keyword's number, if it has one (Raid 2). */
  readonly n?: number | null | undefined;
}

/** The printed facts of a card that a face shows. */
export interface CardFacts {
  readonly name: string;
  readonly subtitle: string | null;
  readonly type: string;
  readonly unique: boolean;
  readonly cost: number | null;
  readonly power: number | null;
  readonly hp: number | null;
  readonly arena: string | null;
  readonly aspects: readonly string[];
  readonly traits: readonly string[];
  readonly keywords: readonly KeywordMark[];
  /** Address of the host's picture of the card; absent if the host has none. */
  readonly image?: string | undefined;
}

/** Current numbers of a card in play. */
interface LiveNumbers {
  readonly power: number;
  /** Remaining HP. */
  readonly hp: number;
  readonly damage: number;
}

/** Ways in which a card is highlighted; each has a sign besides its colour. */
interface FaceState {
  readonly exhausted?: boolean;
  readonly leader?: boolean;
  readonly playable?: boolean;
  readonly picked?: boolean;
  readonly target?: boolean;
  readonly aimed?: boolean;
  readonly unaffordable?: boolean;
}

export interface CardFaceProps {
  readonly facts: CardFacts;
  readonly size: 'board' | 'hand' | 'full';
  readonly wide?: boolean;
  readonly live?: LiveNumbers | undefined;
  /** The current cost, if known. */
  readonly costNow?: number | null | undefined;
  /** Current keywords of a card in play; omitted: the printed ones. */
  readonly keywords?: readonly KeywordMark[] | undefined;
  readonly state?: FaceState;
  /** Counters and captured cards, drawn on the card's shoulder. */
  readonly tokens?: ReactNode;
  /** Drawn on the card's upper edge: an element with the class cg-tag. */
  readonly tag?: ReactNode;
  /** Rendered rules text, for the full face. */
  readonly text?: string;
  /** Drawn below the text of the full face: the reasons for its numbers. */
  readonly footer?: ReactNode;
}

const shortNames: Readonly<Record<string, SignName>> = {
  Vigilance: 'vig',
  Command: 'com',
  Aggression: 'agg',
  Cunning: 'cun',
  Heroism: 'her',
  Villainy: 'vil',
};
const edgeOf = (aspect: string | undefined): string => shortNames[aspect ?? ''] ?? 'non';

/**
 * The names of the frame's two colours: those of the aspects, a coloured aspect before Heroism or
 * Villainy.
 */
export const edges = (aspects: readonly string[]): { 'data-a1': string; 'data-a2': string } => {
  const [first, second] = [...aspects].sort(
    (one, other) =>
      Number(edgeOf(one) === 'vil' || edgeOf(one) === 'her') -
      Number(edgeOf(other) === 'vil' || edgeOf(other) === 'her'),
  );
  return { 'data-a1': edgeOf(first), 'data-a2': edgeOf(second ?? first) };
};

const Aspects = ({ aspects }: { aspects: readonly string[] }) => {
  const words = useCardWords();
  return aspects.length === 0 ? null : (
    <span className="cg-asps">
      {aspects.map((aspect, index) => {
        const sign = shortNames[aspect];
        return sign === undefined ? null : (
          <span key={index} className={`cg-asp cg-asp-${sign}`} title={words.aspect(aspect)}>
            <Sign name={sign} className="" />
          </span>
        );
      })}
    </span>
  );
};

const capital = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Returns a keyword's name in the reader's language, with its number if it has one. */
export const useKeywordName = (): ((mark: KeywordMark) => string) => {
  const words = useCardWords();
  return ({ keyword, n }) =>
    [words.keyword(capital(keyword)), typeof n === 'number' ? n : null]
      .filter((part) => part !== null)
      .join(' ');
};

/**
 * Returns one sentence that explains a keyword; null for a keyword that this page does not know.
 */
export const useKeywordMeaning = (): ((mark: KeywordMark) => string | null) => {
  const { t } = useText();
  return ({ keyword }) => {
    const known = keywords.find((name) => name === capital(keyword));
    return known === undefined ? null : t(`table.keyword.${known}`);
  };
};

const Keywords = ({ marks }: { marks: readonly KeywordMark[] }) => {
  const nameOf = useKeywordName();
  return marks.length === 0 ? null : (
    <span className="cg-kws">
      {marks.map((mark) => (
        <span key={mark.keyword} className="cg-kw" title={nameOf(mark)}>
          <KeywordSign keyword={mark.keyword} />
          {typeof mark.n === 'number' ? mark.n : null}
        </span>
      ))}
    </span>
  );
};

const isUpgrade = ({ type }: CardFacts): boolean => type.startsWith('Upgrade');
const withSign = (facts: CardFacts, n: number): string => {
  if (!isUpgrade(facts)) return String(n);
  return n < 0 ? `−${-n}` : `+${n}`;
};
const raisedAttribute = (now: number, printed: number | null): string | undefined =>
  printed !== null && now > printed ? '' : undefined;

const Stats = ({
  facts,
  live,
  children,
}: {
  facts: CardFacts;
  live: LiveNumbers | undefined;
  children?: ReactNode;
}) => (
  <span className="cg-stats">
    {facts.power === null && live === undefined ? null : (
      <span className="cg-num cg-power" data-up={live && raisedAttribute(live.power, facts.power)}>
        {live?.power ?? withSign(facts, facts.power ?? 0)}
      </span>
    )}
    {live !== undefined && live.damage > 0 ? <span className="cg-harm">−{live.damage}</span> : null}
    {facts.hp === null && live === undefined ? null : (
      <span
        className="cg-num cg-hp"
        data-up={live && raisedAttribute(live.hp + live.damage, facts.hp)}
      >
        {live?.hp ?? withSign(facts, facts.hp ?? 0)}
      </span>
    )}
    {children}
  </span>
);

const CardName = ({
  facts,
  withSubtitle = false,
}: {
  facts: CardFacts;
  withSubtitle?: boolean;
}) => (
  <span className="cg-card-name">
    {facts.unique ? <i className="cg-uniq" /> : null}
    {facts.name}
    {withSubtitle && facts.subtitle !== null ? (
      <span className="cg-sub">{facts.subtitle}</span>
    ) : null}
  </span>
);

/**
 * The host's picture of a card; a drawing from the card's facts if there is no picture or it fails
 * to load.
 */
const Plate = ({ facts }: Pick<CardFaceProps, 'facts'>) => {
  const { image } = facts;
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className="cg-plate">
      {image === undefined || image === missing ? (
        <>
          <Scene {...facts} />
          <Emblem {...facts} />
        </>
      ) : (
        <img
          src={image}
          alt=""
          loading="lazy"
          draggable={false}
          onError={() => setMissing(image)}
        />
      )}
    </span>
  );
};

/** Returns the type of a card in words: "Ground unit". */
export const useTypeLine = (): ((facts: CardFacts) => string) => {
  const { t } = useText();
  const words = useCardWords();
  return ({ type, arena }) => {
    const name = words.type(type.replace(/ token$/, ''));
    const token = type.endsWith(' token') ? `, ${t('table.token')}` : '';
    return arena === null || !type.startsWith('Unit')
      ? name + token
      : `${name}, ${words.arena(capital(arena)).toLowerCase()}${token}`;
  };
};

const Cost = ({ facts, costNow }: Pick<CardFaceProps, 'facts' | 'costNow'>) => {
  if (facts.cost === null || facts.type === 'Base') return null;
  const now = costNow ?? facts.cost;
  const more = now - facts.cost;
  return (
    <>
      <span className="cg-num cg-cost">{now}</span>
      {more === 0 ? null : (
        <span className="cg-delta" data-less={more < 0 ? '' : undefined}>
          {more > 0 ? `+${more}` : `−${-more}`}
        </span>
      )}
    </>
  );
};

const HandInside = ({ facts, costNow, keywords }: CardFaceProps) => {
  const typeLine = useTypeLine();
  return (
    <>
      <Plate facts={facts} />
      <span className="cg-corner">
        <Cost facts={facts} costNow={costNow} />
        <Aspects aspects={facts.aspects} />
      </span>
      <CardName facts={facts} />
      <span className="cg-card-type">{typeLine(facts)}</span>
      <Stats facts={facts} live={undefined} />
      <Keywords marks={keywords ?? facts.keywords} />
    </>
  );
};

const BoardInside = ({ facts, live, keywords }: CardFaceProps) => (
  <>
    <Plate facts={facts} />
    <Keywords marks={keywords ?? facts.keywords} />
    <CardName facts={facts} />
    <Stats facts={facts} live={live} />
  </>
);

const FullInside = ({ facts, live, costNow, text = '', footer }: CardFaceProps) => {
  const typeLine = useTypeLine();
  const lines = text.split('\n').filter((line) => line !== '');
  return (
    <>
      <span className="cg-full-head">
        <span className="cg-corner">
          <Cost facts={facts} costNow={costNow} />
        </span>
        <CardName facts={facts} withSubtitle />
        <Aspects aspects={facts.aspects} />
      </span>
      <Plate facts={facts} />
      <span className="cg-full-type">
        {typeLine(facts)} <span>{facts.traits.map(capital).join(', ')}</span>
      </span>
      <span className="cg-full-text">
        {lines.map((line, index) => (
          <span key={index} className="cg-line">
            {line}
          </span>
        ))}
      </span>
      <Stats facts={facts} live={live}>
        <span className="cg-why">{footer}</span>
      </Stats>
    </>
  );
};

const insides = { hand: HandInside, board: BoardInside, full: FullInside } as const;
const on = (state: boolean | undefined): '' | undefined => (state ? '' : undefined);

/**
 * A card drawn from its facts. It is not a button: code that makes a card pressable wraps it in a
 * button with an accessible name.
 */
export const CardFace = (props: CardFaceProps) => {
  const { facts, size, wide = false, state = {}, tokens, tag } = props;
  const Inside = insides[size];
  return (
    <span
      className="cg-card"
      data-size={size}
      data-crop={wide ? 'wide' : undefined}
      data-exhausted={on(state.exhausted)}
      data-leader={on(state.leader)}
      data-playable={on(state.playable)}
      data-picked={on(state.picked)}
      data-target={on(state.target)}
      data-aimed={on(state.aimed)}
      data-unaffordable={on(state.unaffordable)}
      {...edges(facts.aspects)}
    >
      <span className="cg-card-frame">
        <span className="cg-card-in">
          <Inside {...props} />
        </span>
      </span>
      {tokens === undefined ? null : <span className="cg-tokens">{tokens}</span>}
      {tag}
    </span>
  );
};

/** A card as one line of a list: cost, name, aspects. */
export const CardStrip = ({ facts, children }: { facts: CardFacts; children?: ReactNode }) => (
  <span className="cg-strip" {...edges(facts.aspects)}>
    {facts.cost === null ? null : <span className="cg-num cg-cost">{facts.cost}</span>}
    <span className="cg-n">{facts.name}</span>
    {children}
    <Aspects aspects={facts.aspects} />
  </span>
);
