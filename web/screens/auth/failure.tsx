/** Why a form was not accepted as a whole; what is wrong with single fields stands at them. */
import type { ApiError } from '../../fetching.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { FieldError } from '../../ui/field.tsx';

export function Failure({ error, fallback }: { error: ApiError | null; fallback: string }) {
	const errorText = useErrorText();
	if (!error || Object.keys(error.fields).length > 0) return null;
	return (
		<div className="rounded-control bg-danger-soft px-3 pt-1.5 pb-3">
			<FieldError>{errorText(error, fallback)}</FieldError>
		</div>
	);
}
