/** Each detail with its value, to be corrected and confirmed beside the documents. */
import { type DetailField, detailFields } from '#contract/identity-details.ts';
import type { PendingCheck } from '#contract/kyc.ts';
import { DetailControl } from '#web/features/identity/detail-control.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Checkbox, Field } from '#web/ui/field.tsx';
import type { DeskTexts } from './texts.en.ts';

export type TypedDetails = { readonly [Name in DetailField]: string };

export const typedDetails = ({ details, licenceExpiresOn }: PendingCheck): TypedDetails =>
	details ?? {
		...{ birthDate: '', nationality: '', licenceNumber: '', licenceClass: '', licenceIssuedOn: '', licenceScript: '' },
		licenceExpiresOn: licenceExpiresOn ?? '',
	};

type DetailRowsProps = {
	typed: TypedDetails;
	onChange(field: DetailField, value: string): void;
	confirmed: readonly DetailField[];
	onConfirm(field: DetailField, isConfirmed: boolean): void;
	errors: Readonly<Record<string, string>>;
};

export function DetailRows({ typed, onChange, confirmed, onConfirm, errors }: DetailRowsProps) {
	const { identity: t, driver } = useScreenTexts<{ desk: DeskTexts }>().desk;
	return (
		<ul className="grid gap-3">
			{detailFields.map((field) => (
				<li key={field}>
					<Field label={driver.fields[field]} error={errors[`details.${field}`] ?? errors[field]}>
						<DetailControl
							detail={field}
							texts={driver}
							name={field}
							value={typed[field]}
							onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
						/>
					</Field>
					<Checkbox
						label={t.confirm}
						aria-label={t.confirmNamed(driver.fields[field])}
						checked={confirmed.includes(field)}
						onChange={({ currentTarget }) => onConfirm(field, currentTarget.checked)}
					/>
				</li>
			))}
		</ul>
	);
}
