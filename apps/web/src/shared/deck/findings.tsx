import type { ReactNode } from 'react';
import { Anchor, Button, Text } from '@mantine/core';
import type { DeckProblem } from '#contracts';
import { useText } from '../../i18n/index.js';

/** The text of one line of a list. */
export interface WrittenPlace {
  readonly line: number;
  readonly written: string;
}

export interface FindingActions {
  /** Shows a line of the checked text. */
  readonly onLine?: (line: number) => void;
  /** Replaces a name in the checked text. */
  readonly onReplace?: (place: WrittenPlace, name: string) => void;
}

const order = { error: 0, warning: 1, notice: 2 } as const;
/** From this number on, cards of sets that are not legal are reported in a single line. */
const manyCards = 4;

/**
 * Sorts the findings of a list: `own`: errors; `rotated`: cards of sets that are not legal, if
 * there are at least `manyCards`; `notes`: warnings and notices.
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

/** The number of errors to fix; the cards grouped as `rotated` count as one. */
export const countErrors = (problems: readonly DeckProblem[]): number => {
  const { own, rotated } = sortFindings(problems);
  return own.length + (rotated.length > 0 ? 1 : 0);
};

/**
 * The server's sentence without its leading "Line 3:" or "Deck 1, line 3:", because the place is
 * already shown beside it.
 */
const withoutPlace = (text: string): string =>
  text.replace(/^\p{L}+ \d+(?:, \p{L}+ \d+)? ?: /u, '');

/** One finding of a list, with its line and the names that were probably meant. */
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
  /** Rendered before a finding. */
  readonly before?: (problem: P) => ReactNode;
}

/**
 * All findings of a list: first the errors, then one line for the cards whose sets are not legal,
 * then the notes.
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
