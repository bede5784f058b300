import { Table, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { eventRole, staffTaskNames, staffTasks } from '#contracts';
import { useText } from '../../i18n/index.js';

/** The tasks of each role, from the same table that grants the rights. */
export const RoleTable = () => {
  const { t } = useText();
  return (
    <section className="cv-panel" aria-labelledby="role-table">
      <Title order={2} id="role-table" fz="lg" mb="xs">
        {t('staff.tasks.title')}
      </Title>
      <div className="cv-scroll" tabIndex={0} role="region" aria-label={t('staff.tasks.title')}>
        <Table className="cv-dense">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('staff.tasks.task')}</Table.Th>
              {eventRole.options.map((role) => (
                <Table.Th key={role}>{t(`common.role.${role}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {staffTaskNames.map((task) => (
              <Table.Tr key={task}>
                <Table.Th scope="row">{t(`staff.tasks.${task}`)}</Table.Th>
                {eventRole.options.map((role) => (
                  <Table.Td key={role} ta="center">
                    {(staffTasks[task] as readonly string[]).includes(role) ? (
                      <>
                        <IconCheck size={18} aria-hidden />
                        <VisuallyHidden>{t('staff.tasks.yes')}</VisuallyHidden>
                      </>
                    ) : (
                      <VisuallyHidden>{t('staff.tasks.no')}</VisuallyHidden>
                    )}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  );
};
