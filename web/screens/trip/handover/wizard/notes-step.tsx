/** Whatever pictures and figures do not say. */
import { MAX_HANDOVER_NOTES } from '#contract/handover.ts';
import { Field, Textarea } from '../../../../ui/field.tsx';
import { useHandoverTexts } from '../texts.ts';
import type { StepProps } from './steps.ts';

export function NotesStep({ draft, change }: StepProps) {
	const { notes: t } = useHandoverTexts().steps;
	return (
		<Field label={t.label} hint={t.hint} optional>
			<Textarea
				dir="auto"
				rows={5}
				maxLength={MAX_HANDOVER_NOTES}
				value={draft.notes}
				onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
			/>
		</Field>
	);
}
