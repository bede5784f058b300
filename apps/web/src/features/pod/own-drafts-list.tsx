import { Group, Text, Title } from '@mantine/core';
import { ownDrafts } from '../../api/own-drafts.js';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { moment } from '../../shared/time/times.js';

/** The drafts outside events in which this browser has a seat, to be continued or built from. */
export const OwnDraftsList = () => {
  const { t, language } = useText();
  const drafts = ownDrafts.all();
  if (drafts.length === 0) return null;
  return (
    <section className="cv-panel" aria-labelledby="own-drafts">
      <Title order={2} id="own-drafts" fz="lg" mb="xs">
        {t('free.own')}
      </Title>
      <ul className="cv-quiet-list">
        {drafts.map(({ podId, set, at, over }) => {
          const act = t(over ? 'pod.toBuilder' : 'free.goOn');
          return (
            <Group component="li" key={podId} justify="space-between" gap="xs" py={4}>
              <Text>
                {set} · {moment(at, language)}
              </Text>
              <LinkButton
                to={over ? '/draft/:podId/deck' : '/draft/:podId'}
                params={{ podId }}
                variant={over ? 'subtle' : 'light'}
                aria-label={`${act}: ${set}, ${moment(at, language)}`}
              >
                {act}
              </LinkButton>
            </Group>
          );
        })}
      </ul>
    </section>
  );
};
