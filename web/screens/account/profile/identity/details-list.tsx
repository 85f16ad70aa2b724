/** The details about the driver, as they were typed. */
import { type DetailField, detailFields, type IdentityDetails } from '#contract/identity-details.ts';
import { useDetailText } from '#web/features/identity/detail-control.tsx';
import type { DriverTexts } from '#web/features/identity/texts.en.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';

type DetailsListProps = {
	details: IdentityDetails;
	/** Already written beside the document. */
	without?: DetailField;
};

export function DetailsList({ details, without }: DetailsListProps) {
	const { driver } = useScreenTexts<{ driver: DriverTexts }>();
	const textOf = useDetailText(driver);
	return (
		<dl className="numbers mt-5 grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-3" data-testid="driver-details">
			{detailFields
				.filter((field) => field !== without)
				.map((field) => (
					<div key={field} className="min-w-0">
						<dt className="text-balance text-muted">{driver.fields[field]}</dt>
						<dd suppressHydrationWarning className="break-words font-medium">
							<bdi>{textOf(field, details)}</bdi>
						</dd>
					</div>
				))}
		</dl>
	);
}
