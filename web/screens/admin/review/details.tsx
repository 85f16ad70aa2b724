/** Each detail with its value, to be corrected and confirmed beside the documents; the next one to compare is highlighted. */
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { type DetailField, detailFields, type IdentityDetails, licenceFields } from '#contract/identity-details.ts';
import type { PendingCheck } from '#contract/kyc.ts';
import { DetailControl, useDetailText } from '#web/features/identity/detail-control.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Checkbox, Field } from '#web/ui/field.tsx';
import type { ReviewTexts } from './texts.en.ts';

type TypedDetails = { readonly [Name in DetailField]: string };

/** All details, or only the licence’s expiry for people who were not asked for details. */
type Confirmed = { details: IdentityDetails } | { licenceExpiresOn?: string };

const nothingTyped = { birthDate: '', nationality: '', licenceNumber: '', licenceClass: '', licenceIssuedOn: '', licenceScript: '' };

/** Values of one check, and which of them the admin has confirmed so far. */
export function useConfirmation(check: PendingCheck) {
	const [typed, setTyped] = useState<TypedDetails>(check.details ?? { ...nothingTyped, licenceExpiresOn: check.licenceExpiresOn ?? '' });
	const [confirmed, setConfirmed] = useState<readonly DetailField[]>(detailFields.filter((field) => !statedFields(check).includes(field)));
	const outcome = outcomeOf(check, typed);
	const unconfirmed = 'details' in outcome ? detailFields.filter((field) => !confirmed.includes(field)) : [];
	const confirm = (field: DetailField, isConfirmed: boolean) =>
		setConfirmed((now) => [...now.filter((each) => each !== field), ...(isConfirmed ? [field] : [])]);
	return {
		typed,
		change: (field: DetailField, value: string) => setTyped((now) => ({ ...now, [field]: value })),
		confirmed,
		confirm,
		/** Confirms the highlighted detail; called by a key. */
		confirmNext: () => {
			const [next] = unconfirmed;
			if (next) confirm(next, true);
		},
		outcome,
		unconfirmed,
	};
}

/** The details that the person typed for this check: for a new permit none; for a new licence its own, or all if none were confirmed before. */
export function statedFields({ details, licence, renews }: PendingCheck): readonly DetailField[] {
	if (!renews || !details) return detailFields;
	if (licence.id === renews.licence.id) return [];
	return renews.details ? licenceFields : detailFields;
}

export type Confirmation = ReturnType<typeof useConfirmation>;

/** A person who was not asked for details can be verified without them; once the admin types one, all are required. */
function outcomeOf({ details }: PendingCheck, typed: TypedDetails): Confirmed {
	const { licenceExpiresOn, ...others } = typed;
	// The server validates every field, including the script of the licence.
	if (details || Object.values(others).some(Boolean)) return { details: typed as IdentityDetails };
	return licenceExpiresOn ? { licenceExpiresOn } : {};
}

/** `former`: the confirmed details that a renewal replaces. */
type DetailRowsProps = { confirmation: Confirmation; former: IdentityDetails | null; errors: Readonly<Record<string, string>> };

export function DetailRows({ confirmation, former, errors }: DetailRowsProps) {
	const { desk, driver, renewal } = useScreenTexts<ReviewTexts>();
	const textOf = useDetailText(driver);
	const t = desk.identity;
	const { typed, change, confirmed, confirm, unconfirmed } = confirmation;
	const next = unconfirmed[0];
	const row = useRef<HTMLLIElement>(null);
	useEffect(() => {
		if (next && next !== detailFields[0]) row.current?.scrollIntoView({ block: 'nearest' });
	}, [next]);
	return (
		<ul className="grid gap-1">
			{detailFields.map((field) => (
				<li
					key={field}
					ref={field === next ? row : undefined}
					aria-current={field === next ? 'step' : undefined}
					className={clsx('scroll-mb-24 rounded-control border-s-2 ps-3', field === next ? 'border-primary' : 'border-transparent')}
				>
					<Field
						label={driver.fields[field]}
						hint={former && former[field] !== typed[field] ? renewal.before(textOf(field, former)) : undefined}
						error={errors[`details.${field}`] ?? errors[field]}
					>
						<DetailControl
							detail={field}
							texts={driver}
							name={field}
							value={typed[field]}
							onChange={({ currentTarget }) => change(field, currentTarget.value)}
						/>
					</Field>
					<Checkbox
						label={t.confirm}
						aria-label={t.confirmNamed(driver.fields[field])}
						checked={confirmed.includes(field)}
						onChange={({ currentTarget }) => confirm(field, currentTarget.checked)}
					/>
				</li>
			))}
		</ul>
	);
}
