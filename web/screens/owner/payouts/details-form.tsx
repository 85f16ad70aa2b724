/** Payout details form: a bank account or a CliQ alias. Validated by the server, with an error per field. */
import { getPayoutDetails, type PayoutDetails, type payoutDetailKinds, setPayoutDetails } from '#contract/payouts.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input } from '#web/ui/field.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import type { PayoutsTexts } from './texts.en.ts';

type Kind = (typeof payoutDetailKinds)[number];
type Typed = { kind: Kind; iban: string; holderName: string; cliqAlias: string };

export function DetailsForm({ details, canCancel, onDone }: { details: PayoutDetails; canCancel: boolean; onDone(): void }) {
	const { details: t } = useScreenTexts<PayoutsTexts>();
	const errorText = useErrorText();
	const { form, field, props, send, errors } = useActionForm<Typed, PayoutDetails>({
		defaultValues: { kind: details.current?.kind ?? 'IBAN', iban: '', holderName: details.current?.holderName ?? '', cliqAlias: '' },
		call: (typed) => call(setPayoutDetails, { body: bodyOf(typed) }),
		refreshes: ['/api/owner/payouts', '/api/owner/finances'],
		done: () => ({ title: t.saved, description: t.savedHint }),
		failed: null,
		onDone: (saved, _, client) => {
			client.setQueryData(queryFor(getPayoutDetails).queryKey, saved);
			onDone();
		},
	});
	const kind = form.watch('kind');
	return (
		<form {...props} className="grid max-w-xl gap-5" data-testid="payout-details-form">
			<ChoiceChips
				legend={t.kind}
				name="kind"
				value={kind}
				choices={(['IBAN', 'CLIQ'] as const).map((value) => ({ value, label: t.kinds[value] }))}
				onChange={(value) => form.setValue('kind', value)}
			/>
			{kind === 'IBAN' ? (
				<>
					<Field label={t.iban} hint={t.ibanHint} error={errors.iban}>
						<Input
							{...field('iban')}
							dir="ltr"
							autoComplete="off"
							autoCapitalize="characters"
							spellCheck={false}
							className="numbers rtl:text-end"
						/>
					</Field>
					<Field label={t.holderName} hint={t.holderHint} error={errors.holderName}>
						<Input {...field('holderName')} autoComplete="name" dir="auto" />
					</Field>
				</>
			) : (
				<Field label={t.alias} hint={t.aliasHint} error={errors.cliqAlias}>
					<Input
						{...field('cliqAlias')}
						dir="ltr"
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						className="numbers rtl:text-end"
					/>
				</Field>
			)}
			{send.error && Object.keys(errors).length === 0 && <FieldError>{errorText(send.error, t.failed)}</FieldError>}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="primary" busy={send.isPending && t.saving} className="max-sm:flex-1">
					{t.save}
				</Button>
				{canCancel && (
					<Button disabled={send.isPending} onClick={onDone}>
						{t.cancel}
					</Button>
				)}
			</div>
		</form>
	);
}

const bodyOf = ({ kind, iban, holderName, cliqAlias }: Typed) => (kind === 'IBAN' ? { kind, iban, holderName } : { kind, cliqAlias });
