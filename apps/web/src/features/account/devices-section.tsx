import { useState } from 'react';
import { Button, Checkbox, Stack, Text, Title } from '@mantine/core';
import type { Device } from '#contracts';
import { useDevices, useEndDevice, useEndOthers } from '../../api/devices.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { deviceKind } from './device-kind.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { StateBadge } from '../../shared/feedback/status-badge.js';
import { ago } from '../../shared/time/times.js';
import { AccountRow } from './account-row.js';

const DeviceRow = ({ device }: { device: Device }) => {
  const { t, language } = useText();
  const end = useEndDevice({ onFailed: useFailureNotice() });
  const kind = deviceKind(device.userAgent) ?? t('devices.unknown');
  const facts = [
    t('devices.since', { when: ago(device.signedInAt, language) }),
    t('devices.used', { when: ago(device.lastUsedAt, language) }),
    ...(device.address === null ? [] : [t('devices.from', { address: device.address })]),
  ];
  return (
    <AccountRow
      name={kind}
      badge={device.current ? <StateBadge color="green" text={t('devices.current')} /> : null}
      facts={facts.join(' · ')}
      removal={
        device.current
          ? null
          : {
              text: t('devices.end'),
              label: t('devices.endOne', { kind }),
              pending: end.isPending,
              onRemove: () => end.mutate(device.deviceId),
            }
      }
    />
  );
};

const EndOthers = () => {
  const { t } = useText();
  const [tokens, setTokens] = useState(false);
  const end = useEndOthers({ onFailed: useFailureNotice() });
  return (
    <Stack gap="xs" align="flex-start">
      <Checkbox
        label={t('devices.withTokens')}
        checked={tokens}
        onChange={(event) => setTokens(event.currentTarget.checked)}
      />
      <Button variant="default" loading={end.isPending} onClick={() => end.mutate(tokens)}>
        {t('devices.endOthers')}
      </Button>
      {end.data ? (
        <Text role="status" size="sm">
          {[
            t('devices.ended', { count: end.data.devices }),
            ...(tokens ? [t('devices.endedTokens', { count: end.data.tokens })] : []),
          ].join(' ')}
        </Text>
      ) : null}
    </Stack>
  );
};

/** The devices on which the account is signed in, with buttons to sign them out. */
export const DevicesSection = () => {
  const { t } = useText();
  const devices = useDevices();
  return (
    <section className="cv-panel" aria-labelledby="devices">
      <Stack>
        <Title order={2} id="devices" fz="lg">
          {t('devices.title')}
        </Title>
        <Text size="sm">{t('devices.hint')}</Text>
        <Answer of={devices}>
          {({ devices: all }) => (
            <ul className="cv-quiet-list">
              {all.map((device) => (
                <DeviceRow key={device.deviceId} device={device} />
              ))}
            </ul>
          )}
        </Answer>
        <EndOthers />
      </Stack>
    </section>
  );
};
