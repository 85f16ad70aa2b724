/** The form of the payout details: a bank account or a CliQ alias. The server checks; each field says what is wrong with it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { getPayoutDetails, type PayoutDetails, type payoutDetailKinds, setPayoutDetails } from '#contract/payouts.ts';
import { call } from '../../../api.ts';
import type { ApiError } from '../../../fetching.ts';
import { read, readsPath } from '../../../queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { Field, FieldError, Input } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { usePayoutsTexts } from './texts.ts';

type Kind = (typeof payoutDetailKinds)[number];
type Typed = { kind: Kind; iban: string; holderName: string; cliqAlias: string };

export function DetailsForm({ details, canCancel, onDone }: { details: PayoutDetails; canCancel: boolean; onDone(): void }) {
	const { details: t } = usePayoutsTexts();
	const errorText = useErrorText();
	const toast = useToast();
	const client = useQueryClient();
	const [typed, setTyped] = useState<Typed>({
		kind: details.current?.kind ?? 'IBAN',
		iban: '',
		holderName: details.current?.holderName ?? '',
		cliqAlias: '',
	});
	const save = useMutation<PayoutDetails, ApiError>({
		mutationFn: () => call(setPayoutDetails, { body: bodyOf(typed) }),
		onSuccess: async (saved) => {
			client.setQueryData(read(getPayoutDetails).queryKey, saved);
			onDone();
			toast({ title: t.saved, description: t.savedHint, tone: 'positive' });
			await Promise.all(
				['/api/owner/payouts', '/api/owner/finances'].map((path) => client.invalidateQueries({ predicate: readsPath(path) })),
			);
		},
	});
	const wrong = save.error?.fields ?? {};
	const set = (field: keyof Typed) => (event: FormEvent<HTMLInputElement>) => setTyped({ ...typed, [field]: event.currentTarget.value });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		save.mutate();
	};
	return (
		<form method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5" data-testid="payout-details-form">
			<ChoiceChips
				legend={t.kind}
				name="kind"
				value={typed.kind}
				choices={(['IBAN', 'CLIQ'] as const).map((value) => ({ value, label: t.kinds[value] }))}
				onChange={(kind) => setTyped({ ...typed, kind: kind === 'CLIQ' ? 'CLIQ' : 'IBAN' })}
			/>
			{typed.kind === 'IBAN' ? (
				<>
					<Field label={t.iban} hint={t.ibanHint} error={wrong.iban}>
						<Input
							name="iban"
							dir="ltr"
							autoComplete="off"
							autoCapitalize="characters"
							spellCheck={false}
							value={typed.iban}
							onChange={set('iban')}
							className="numbers rtl:text-end"
						/>
					</Field>
					<Field label={t.holderName} hint={t.holderHint} error={wrong.holderName}>
						<Input name="holderName" autoComplete="name" dir="auto" value={typed.holderName} onChange={set('holderName')} />
					</Field>
				</>
			) : (
				<Field label={t.alias} hint={t.aliasHint} error={wrong.cliqAlias}>
					<Input
						name="cliqAlias"
						dir="ltr"
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						value={typed.cliqAlias}
						onChange={set('cliqAlias')}
						className="numbers rtl:text-end"
					/>
				</Field>
			)}
			{save.error && Object.keys(wrong).length === 0 && <FieldError>{errorText(save.error, t.failed)}</FieldError>}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="primary" busy={save.isPending && t.saving} className="max-sm:flex-1">
					{t.save}
				</Button>
				{canCancel && (
					<Button disabled={save.isPending} onClick={onDone}>
						{t.cancel}
					</Button>
				)}
			</div>
		</form>
	);
}

const bodyOf = ({ kind, iban, holderName, cliqAlias }: Typed) => (kind === 'IBAN' ? { kind, iban, holderName } : { kind, cliqAlias });
