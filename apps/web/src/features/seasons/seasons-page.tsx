import { useState } from 'react';
import {
  Button,
  Card,
  Group,
  NumberInput,
  Stack,
  Switch,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { Link } from '../../navigation/link.js';
import { Answer } from '../../shared/feedback/answer.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { useUnsaved } from '../../shared/forms/use-unsaved.js';

const usualPoints = '10, 7, 5, 5, 3, 3, 3, 3';

/** Parses whole numbers from a list; null if it contains anything else. */
const pointsIn = (text: string): number[] | null => {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => /^\d{1,4}$/.test(part))
    ? parts.map(Number)
    : null;
};

const NewSeason = () => {
  const { t } = useText();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [places, setPlaces] = useState(usualPoints);
  const [attendance, setAttendance] = useState(1);
  const [best, setBest] = useState(8);
  const [perEvent, setPerEvent] = useState(0);
  const [fromTable, setFromTable] = useState(8);
  const [passDown, setPassDown] = useState(true);
  const placePoints = pointsIn(places);
  const create = useCommand('CreateSeason', {
    onAccepted: ({ ids }) =>
      navigate({ to: '/s/:seasonId', params: { seasonId: ids['seasonId'] ?? '' } }),
  });
  useUnsaved((name !== '' || places !== usualPoints) && create.accepted === null);
  const number = (label: string, value: number, set: (value: number) => void) => (
    <NumberInput
      label={label}
      value={value}
      min={0}
      max={200}
      allowDecimal={false}
      onChange={(next) => set(Number(next) || 0)}
    />
  );
  return (
    <Card withBorder>
      <Stack
        component="form"
        onSubmit={(event: { preventDefault(): void }) => {
          event.preventDefault();
          if (placePoints === null) return;
          create.send({
            name,
            rules: {
              placePoints,
              attendance,
              best: best === 0 ? null : best,
              invitedPerEvent: perEvent,
              invitedFromTable: fromTable,
              passDown,
            },
          });
        }}
      >
        <Title order={2}>{t('season.create')}</Title>
        <TextInput
          required
          label={t('season.name')}
          value={name}
          maxLength={80}
          onChange={(change) => setName(change.currentTarget.value)}
        />
        <TextInput
          required
          label={t('season.placePoints')}
          value={places}
          error={placePoints === null ? t('season.placePointsWrong') : null}
          onChange={(change) => setPlaces(change.currentTarget.value)}
        />
        {number(t('season.attendance'), attendance, setAttendance)}
        {number(t('season.best'), best, setBest)}
        {number(t('season.perEvent'), perEvent, setPerEvent)}
        {number(t('season.fromTable'), fromTable, setFromTable)}
        <Switch
          label={t('season.passDown')}
          checked={passDown}
          onChange={(change) => setPassDown(change.currentTarget.checked)}
        />
        <Group>
          <Button type="submit" loading={create.pending}>
            {t('season.create')}
          </Button>
        </Group>
        <FailureNote error={create.failure} />
      </Stack>
    </Card>
  );
};

/** Seasons and leagues: events that count together. */
export const SeasonsPage = () => {
  const { t } = useText();
  const me = useMe();
  const found = useAnswer('seasons', {});
  return (
    <Stack>
      <Title order={1}>{t('season.title')}</Title>
      <Answer of={found}>
        {({ seasons }) =>
          seasons.length === 0 ? (
            <Text c="dimmed">{t('season.none')}</Text>
          ) : (
            <Stack component="ul" p={0} m={0} gap="xs" style={{ listStyle: 'none' }}>
              {seasons.map(({ seasonId, name, events }) => (
                <Card component="li" key={seasonId} withBorder padding="sm">
                  <Link to="/s/:seasonId" params={{ seasonId }}>
                    {name}
                  </Link>
                  <Text size="sm">{t('season.events', { count: events })}</Text>
                </Card>
              ))}
            </Stack>
          )
        }
      </Answer>
      {(me.data?.account ?? null) === null ? null : <NewSeason />}
    </Stack>
  );
};
