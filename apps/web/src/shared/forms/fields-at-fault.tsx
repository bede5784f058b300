import { Text } from '@mantine/core';
import type { ApiFailure } from '../../api/http.js';
import { useText } from '../../i18n/index.js';
import { fieldsAtFault } from './field-names.js';

/** Names the fields that the server refused, as they are labelled on the page. */
export const FieldsAtFault = ({ of }: { readonly of: ApiFailure['fields'] }) => {
  const { t, language } = useText();
  const fields = fieldsAtFault(of.map(({ path }) => path));
  const names = new Intl.ListFormat(language).format(
    fields.map((field) => t(`invalid.fields.${field}`)),
  );
  return (
    <Text size="sm">
      {fields.length === 0 ? t('invalid.page') : t('invalid.check', { fields: names })}
    </Text>
  );
};
