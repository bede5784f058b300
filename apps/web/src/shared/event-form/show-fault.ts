import type { UseFormReturnType } from '@mantine/form';

/** Scrolls to the first invalid field, because the submit button may be far below it. */
export const showFirstFault =
  <Values>(form: Pick<UseFormReturnType<Values>, 'getInputNode'>) =>
  (errors: Readonly<Record<string, unknown>>): void => {
    const nodes = Object.keys(errors)
      .map((path) => form.getInputNode(path))
      .filter((node) => node !== null);
    const [first] = nodes.sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    first?.closest('details')?.setAttribute('open', '');
    first?.focus();
  };
