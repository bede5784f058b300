import type { ReactNode } from 'react';
import { Anchor, Button, Text } from '@mantine/core';
import type { DeckProblem } from '#contracts';
import { useText } from '../../i18n/index.js';

/** What was written on a line of a list. */
export interface WrittenPlace {
  readonly line: number;
  readonly written: string;
}

export interface FindingActions {
  /** Shows a line of the text that was judged. */
  readonly onLine?: (line: number) => void;
  /** Writes another name into the text that was judged. */
  readonly onReplace?: (place: WrittenPlace, name: string) => void;
}

const order = { error: 0, warning: 1, notice: 2 } as const;
/** From here on the cards of sets that are not legal are told in one line. */
const manyCards = 4;

/**
 * What is wrong with a list: faults of its own, cards that
 * only the legal sets shut out, and what is no fault.
 */
export const sortFindings = <P extends DeckProblem>(
  problems: readonly P[],
): { readonly own: readonly P[]; readonly rotated: readonly P[]; readonly notes: readonly P[] } => {
  const sorted = problems.toSorted(
    (one, other) =>
      order[one.severity] - order[other.severity] || (one.line ?? 0) - (other.line ?? 0),
  );
  const rotated = sorted.filter(({ code }) => code === 'deck/not-in-legal-set');
  const folded = rotated.length < manyCards ? [] : rotated;
  const others = sorted.filter((problem) => !folded.includes(problem));
  return {
    own: others.filter(({ severity }) => severity === 'error'),
    rotated: folded,
    notes: others.filter(({ severity }) => severity !== 'error'),
  };
};

/** Faults to mend: many cards of sets that are not legal are one. */
export const countErrors = (problems: readonly DeckProblem[]): number => {
  const { own, rotated } = sortFindings(problems);
  return own.length + (rotated.length > 0 ? 1 : 0);
};

/** The server's sentence without its own "Line 3:" or "Deck 1, line 3:", which stands beside it already. */
const withoutPlace = (text: string): string =>
  text.replace(/^\p{L}+ \d+(?:, \p{L}+ \d+)? ?: /u, '');

/** One thing that was found in a list, with its line and the names that may be meant. */
export const Finding = ({
  problem,
  onLine,
  onReplace,
  before,
}: { readonly problem: DeckProblem; readonly before?: ReactNode } & FindingActions) => {
  const { t, translated } = useText();
  const { line, severity, instead } = problem;
  const said = translated(problem.text);
  const isPlaced = line !== null || (before ?? null) !== null;
  const text = `${severity === 'error' ? '' : `${t(`deck.severity.${severity}`)}: `}${isPlaced ? withoutPlace(said) : said}`;
  const offered =
    line === null || instead === undefined || onReplace === undefined
      ? []
      : instead.names.map((name) => ({
          name,
          take: () => onReplace({ line, written: instead.written }, name),
        }));
  return (
    <li data-severity={severity}>
      {before}
      {line === null ? null : onLine === undefined ? (
        <Text span fw={650} size="sm">
          {t('deck.line', { line })}:{' '}
        </Text>
      ) : (
        <Anchor
          component="button"
          type="button"
          className="cv-finding-line"
          c="var(--mantine-color-text)"
          fw={650}
          size="sm"
          underline="always"
          onClick={() => onLine(line)}
        >
          {t('deck.line', { line })}
        </Anchor>
      )}{' '}
      <Text span size="sm">
        {text}
      </Text>
      {offered.map(({ name, take }) => (
        <Button key={name} variant="default" size="md" mt={4} me={6} onClick={take}>
          {t('deck.takeName', { name: name.replace(' | ', ', ') })}
        </Button>
      ))}
    </li>
  );
};

interface FindingsProps<P extends DeckProblem> extends FindingActions {
  readonly problems: readonly P[];
  /** Stands before a finding. */
  readonly before?: (problem: P) => ReactNode;
}

/**
 * Everything that was found in a list: the faults first,
 * then in one line what follows from the legal sets alone.
 */
export const Findings = <P extends DeckProblem>({
  problems,
  before,
  ...actions
}: FindingsProps<P>) => {
  const { t } = useText();
  const { own, rotated, notes } = sortFindings(problems);
  const list = (of: readonly P[]) =>
    of.length === 0 ? null : (
      <ul className="cv-findings">
        {of.map((problem, index) => (
          <Finding key={index} problem={problem} {...actions} before={before?.(problem)} />
        ))}
      </ul>
    );
  return (
    <>
      {list(own)}
      {rotated.length === 0 ? null : (
        <details className="cv-findings-more" open={own.length === 0}>
          <summary>{t('deck.rotated', { count: rotated.length })}</summary>
          {list(rotated)}
        </details>
      )}
      {list(notes)}
    </>
  );
};
