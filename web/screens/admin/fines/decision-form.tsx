/** Decision about a fine: the owner's part, the rest for the renter, and the reason. */
import { MAX_CLAIM_WORDS } from '#contract/claim-shapes.ts';
import { foldDigits } from '#contract/digits.ts';
import { type FineCase, type FineHold, resolveFine } from '#contract/fines.ts';
import { call } from '#web/browser/api.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input, Textarea } from '#web/ui/field.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import type { AdminFinesTexts } from './texts.en.ts';

type Decision = { granted: string; note: string };

export function DecisionForm({ fine }: { fine: FineCase }) {
	const { decide: t } = useScreenTexts<AdminFinesTexts>();
	const format = useFormat();
	const errorText = useErrorText();
	const { form, field, props, send, errors } = useActionForm<Decision, FineHold>({
		defaultValues: { granted: fine.amountJod, note: '' },
		call: ({ granted, note }) =>
			call(resolveFine, { params: { id: fine.id }, body: { grantedJod: foldDigits(granted).trim(), note: note.trim() } }),
		refreshes: ['/api/admin/fines', '/api/bookings'],
		done: t.done,
		failed: null,
	});
	const granted = Number(foldDigits(form.watch('granted')).trim() || Number.NaN);
	const rest = Number(fine.amountJod) - granted;
	return (
		<form {...props} className="grid content-start gap-4">
			<Field label={t.amount(format.currency)} error={errors.grantedJod}>
				<Input {...field('granted')} inputMode="decimal" autoComplete="off" className="numbers" />
			</Field>
			<p aria-live="polite" className="numbers rounded-control bg-sunken p-3 text-sm empty:hidden">
				{rest >= 0 && t.sum(format.jod(granted), format.jod(rest))}
			</p>
			<Field label={t.note} error={errors.note}>
				<Textarea {...field('note')} rows={3} maxLength={MAX_CLAIM_WORDS} placeholder={t.noteExample} />
			</Field>
			{send.error && Object.keys(send.error.fields).length === 0 && <FieldError>{errorText(send.error, t.failed)}</FieldError>}
			<Button type="submit" variant="primary" busy={send.isPending && t.busy}>
				{t.confirm}
			</Button>
		</form>
	);
}
