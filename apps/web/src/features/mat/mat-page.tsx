import { useEffect, useReducer, useState } from 'react';
import { Alert, Button, Group, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import {
  afterMoving,
  askDeployment,
  askManoeuvre,
  askPair,
  changedShip,
  emptyMat,
  linesBetween,
  matSize,
  mostObstacles,
  mostShips,
  movedTo,
  shipChoices,
  withObstacle,
  without,
  withShip,
  type DialEntry,
  type MatSetup,
  type MatShip,
} from '#xwing-mat';
import { useText } from '../../i18n/index.js';
import { ManoeuvreAnswers, PairAnswers } from './answers.js';
import { keepMat, keptMat } from './kept-mat.js';
import { MatDrawing } from './mat-drawing.js';
import { afterAction, beginHistory } from './mat-history.js';
import { PoseFields, ShipFields } from './piece-fields.js';
import '../../shared/map/map.css';

/** A free place for a new piece: pieces are placed side by side, so that none hides another. */
const freePlace = (count: number, y: number) => ({
  x: 120 + ((count * 130) % 700),
  y: y + Math.floor(count / 6) * 100,
  heading: 0,
});

interface PutProps {
  readonly setup: MatSetup;
  readonly onLaid: (setup: MatSetup) => void;
}

const PutPieces = ({ setup, onLaid }: PutProps) => {
  const { t } = useText();
  const [wanted, setWanted] = useState<string | null>('xwing');
  const full = setup.ships.length >= mostShips;
  const place = freePlace(setup.ships.length, matSize.height - 60);
  const obstacle = (kind: 'asteroid' | 'debris') => (
    <Button
      variant="default"
      disabled={setup.obstacles.length >= mostObstacles}
      onClick={() => onLaid(withObstacle(setup, kind, freePlace(setup.obstacles.length, 400)))}
    >
      {t(kind === 'asteroid' ? 'mat.asteroid' : 'mat.debris')}
    </Button>
  );
  return (
    <Stack gap="xs">
      <Group align="flex-end" gap="xs">
        <Select
          searchable
          label={t('mat.ship')}
          value={wanted}
          onChange={setWanted}
          data={[
            { value: 'small', label: t('mat.anySmall') },
            { value: 'large', label: t('mat.anyLarge') },
            ...shipChoices.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          style={{ flex: '1 1 180px' }}
        />
        <Button
          disabled={wanted === null || full}
          onClick={() => onLaid(withShip(setup, wanted ?? 'small', place))}
        >
          {t('mat.put')}
        </Button>
      </Group>
      <Group gap="xs">
        {obstacle('asteroid')}
        {obstacle('debris')}
      </Group>
    </Stack>
  );
};

interface ShipPanelProps {
  readonly setup: MatSetup;
  readonly ship: MatShip;
  readonly target: MatShip | null;
  readonly wanted: DialEntry | null;
  readonly onTarget: (id: string | null) => void;
  readonly onWanted: (manoeuvre: DialEntry | null) => void;
  readonly onLaid: (setup: MatSetup) => void;
}

const ShipPanel = (props: ShipPanelProps) => {
  const { setup, ship, target, wanted, onTarget, onWanted, onLaid } = props;
  const { t } = useText();
  const answer = wanted && askManoeuvre(setup, ship, wanted);
  const hidden = shipChoices.some(({ id, moreArcs }) => id === ship.ship && moreArcs);
  return (
    <>
      <PairAnswers
        setup={setup}
        ship={ship}
        target={target?.id ?? null}
        onTarget={onTarget}
        rulings={target ? askPair(setup, ship, target) : [askDeployment(ship)]}
      />
      {hidden ? <Text size="sm">{t('mat.moreArcs')}</Text> : null}
      <ManoeuvreAnswers
        ship={ship}
        wanted={wanted}
        answer={answer}
        onWanted={onWanted}
        onCarriedOut={() => {
          if (answer) onLaid(afterMoving(setup, answer.executed));
          onWanted(null);
        }}
      />
      <ShipFields ship={ship} onChange={(change) => onLaid(changedShip(setup, ship.id, change))} />
    </>
  );
};

const useMat = () => {
  const [history, act] = useReducer(afterAction, null, () => beginHistory(keptMat()));
  const [selected, select] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [wanted, setWanted] = useState<DialEntry | null>(null);
  const setup = history.now;
  useEffect(() => keepMat(setup), [setup]);
  const lay = (next: MatSetup, kind: string | null = null) => act({ do: 'lay', setup: next, kind });
  const ship = setup.ships.find(({ id }) => id === selected) ?? null;
  const other = setup.ships.find(({ id }) => id === target && id !== selected) ?? null;
  const choose = (id: string | null) => {
    if (id === selected) return;
    if (id !== null && id === target) setTarget(selected);
    select(id);
    setWanted(null);
  };
  return { history, act, setup, lay, selected, choose, ship, other, setTarget, wanted, setWanted };
};

/** A mat on which a judge rebuilds a table and checks it: in range, in arc, does it bump? */
export const MatPage = () => {
  const { t } = useText();
  const mat = useMat();
  const { setup, lay, act, ship, other, wanted, selected } = mat;
  const piece = ship ?? setup.obstacles.find(({ id }) => id === selected) ?? null;
  const put = (next: MatSetup) => {
    lay(next);
    const laid = [...next.ships, ...next.obstacles].find(
      ({ id }) => ![...setup.ships, ...setup.obstacles].some((one) => one.id === id),
    );
    if (laid) mat.choose(laid.id);
  };
  return (
    <Stack gap="sm">
      <Title order={1} fz="xl">
        {t('mat.title')}
      </Title>
      <Text size="sm">{t('mat.lead')}</Text>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <MatDrawing
          setup={setup}
          selected={selected}
          target={other?.id ?? null}
          lines={ship && other ? linesBetween(ship, other) : []}
          trial={ship && wanted ? askManoeuvre(setup, ship, wanted).executed : null}
          onSelect={mat.choose}
          onPose={(id, pose, kind) => lay(movedTo(setup, id, pose), kind)}
          onSettled={() => act({ do: 'settle' })}
          onRemove={(id) => lay(without(setup, id))}
        />
        <Stack gap="sm">
          <PutPieces setup={setup} onLaid={put} />
          <Group gap="xs">
            <Button
              variant="default"
              disabled={mat.history.before.length === 0}
              onClick={() => act({ do: 'undo' })}
            >
              {t('mat.undo')}
            </Button>
            <Button
              variant="subtle"
              disabled={setup.ships.length + setup.obstacles.length === 0}
              onClick={() => lay(emptyMat)}
            >
              {t('mat.clear')}
            </Button>
          </Group>
          {piece === null ? <Alert variant="light">{t('mat.selectFirst')}</Alert> : null}
          {ship ? (
            <ShipPanel
              {...{ setup, ship, target: other, wanted }}
              onTarget={mat.setTarget}
              onWanted={mat.setWanted}
              onLaid={(next) => lay(next)}
            />
          ) : null}
          {piece ? (
            <PoseFields
              piece={piece}
              onPose={(pose) => lay(movedTo(setup, piece.id, pose), `fields ${piece.id}`)}
              onRemove={() => lay(without(setup, piece.id))}
            />
          ) : null}
        </Stack>
      </SimpleGrid>
      <Text size="xs" c="dimmed">
        {t('mat.limits')}
      </Text>
    </Stack>
  );
};
