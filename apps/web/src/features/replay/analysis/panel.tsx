import { useEffect, useState } from 'react';
import { Alert, Button, Progress, Stack, Text, Title } from '@mantine/core';
import { type ReplayFile, type ReplayPosition, type ReplayRecord, tableSeats } from '#contracts';
import { useText } from '../../../i18n/index.js';
import { Dialog } from '../../../shared/table/dialog.js';
import type { Side } from '../../../shared/table/visible.js';
import '../replay-texts.js';
import { Curve } from './curve.js';
import { lineText } from './line-text.js';
import { analyse, progressOf } from './run.js';
import { chancesOf, mistakesOf, turnsOf } from './verdict.js';

interface PanelProps {
  readonly file: ReplayFile;
  readonly record: ReplayRecord;
  readonly positions: readonly ReplayPosition[];
  readonly near: Side;
  readonly at: number;
  readonly onGo: (at: number) => void;
  readonly onClose: () => void;
}

const useAnalysis = (record: ReplayRecord) => {
  const [progress, setProgress] = useState(() => progressOf(record));
  useEffect(() => analyse(record, setProgress), [record]);
  return progress;
};

/**
 * Evaluates every decision of a game while the panel is open: the curve of the chances, mistakes,
 * turning points.
 */
export const AnalysisPanel = ({ file, record, positions, near, at, onGo, onClose }: PanelProps) => {
  const { t, language } = useText();
  const { judged, decisions, state } = useAnalysis(record);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const ofTwo = file.names.c === undefined;
  const points = ofTwo ? chancesOf(judged, tableSeats.indexOf(near)) : [];
  const name = file.names[near] ?? '';
  const roundAt = (moves: number): number => positions[moves]?.board.round ?? 0;
  const go = (to: number) => (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() => {
        onGo(to);
        onClose();
      }}
    >
      {t('replay.analysis.go', { at: to })}
    </Button>
  );
  const mistakes = mistakesOf(judged);
  const turns = turnsOf(points);
  return (
    <Dialog opened onClose={onClose} title={t('replay.analysis.title')}>
      <Stack data-testid="analysis" data-state={state}>
        {state === 'unknown' || state === 'failed' ? (
          <Alert color="red" role="alert">
            {t(`replay.analysis.${state}`)}
          </Alert>
        ) : (
          <>
            <Text size="sm">{t('replay.analysis.about')}</Text>
            {state === 'running' ? (
              <div role="status">
                <Text size="sm">
                  {t('replay.analysis.progress', { done: judged.size, all: decisions ?? '…' })}
                </Text>
                <Progress
                  value={(100 * judged.size) / Math.max(1, decisions ?? 1)}
                  aria-hidden="true"
                />
              </div>
            ) : null}
            {points.length < 2 ? null : (
              <Curve
                points={points}
                last={positions.length - 1}
                at={at}
                marked={mistakes.map((mistake) => mistake.at)}
                label={t('replay.analysis.chart', { name })}
                onGo={onGo}
              />
            )}
            <Title order={3} fz={16}>
              {t('replay.analysis.mistakes')}
            </Title>
            {mistakes.length === 0 && state === 'done' ? (
              <Text>{t('replay.analysis.noMistakes')}</Text>
            ) : null}
            <ul className="cv-quiet-list">
              {mistakes.map((mistake) => (
                <li key={mistake.at}>
                  <Text>
                    {t('replay.analysis.mistake', {
                      name: file.names[tableSeats[mistake.seat] ?? 'a'] ?? '',
                      round: roundAt(mistake.at),
                      lost: percent.format(mistake.lost),
                    })}
                  </Text>
                  <Text size="sm">
                    {t('replay.analysis.better', { line: lineText(mistake.better, t, file.faces) })}
                  </Text>
                  {go(mistake.at)}
                </li>
              ))}
            </ul>
            {turns.length === 0 ? null : (
              <>
                <Title order={3} fz={16}>
                  {t('replay.analysis.turns')}
                </Title>
                <ul className="cv-quiet-list">
                  {turns.map((turn) => (
                    <li key={turn.at}>
                      <Text>
                        {t('replay.analysis.turn', {
                          name,
                          round: roundAt(turn.at),
                          before: percent.format(turn.before),
                          after: percent.format(turn.after),
                        })}
                      </Text>
                      {go(turn.at)}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
};
