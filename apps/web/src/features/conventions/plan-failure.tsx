import { ApiFailure } from '../../api/http.js';
import { type Facts, useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';

/** Returns the failure of a refused plan with a sentence in place of the code of its cause. */
export const usePlanFailure = () => {
  const { code } = useText();
  return (error: unknown): unknown => {
    if (!(error instanceof ApiFailure) || error.code !== 'convention/plan-wrong') return error;
    const { status, data, correlationId } = error;
    const problem = String(data['problem']);
    const said = code('errors', `plan/${problem}`, data as Facts) ?? problem;
    return new ApiFailure(status, error.code, { ...data, problem: said }, correlationId);
  };
};

/** Why a plan was refused: which tournament does not work, and why. */
export const PlanFailure = ({ error }: { readonly error: unknown }) => {
  const failureOf = usePlanFailure();
  return <FailureNote error={failureOf(error)} />;
};
