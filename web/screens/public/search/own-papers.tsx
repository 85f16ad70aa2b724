/** Fills in the driver's age and years of licence from the confirmed documents of the signed-in person. */
import { useQuery } from '@tanstack/react-query';
import { kycStatus } from '#contract/kyc.ts';
import { ammanDate, fullYears } from '#contract/time.ts';
import { queryFor } from '#web/browser/queries.ts';
import { type Filters, typedBounds } from '#web/features/cars/filters.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Checkbox } from '#web/ui/field.tsx';

export const onlyMine = { en: 'Only cars I can drive', ar: 'السيارات التي يمكنني قيادتها فقط' };

type OwnPapersProps = { filters: Filters; onChange(filters: Filters): void };

/** Limited to the maximum of the filter, which is above every requirement of a car. */
const withinFilter = (name: 'driverAge' | 'driverLicenceYears', years: number) => Math.min(years, typedBounds(name)?.[1] ?? years);

export default function OwnPapers({ filters, onChange }: OwnPapersProps) {
	const { language } = useLanguage();
	const { data } = useQuery(queryFor(kycStatus));
	if (!data?.details || data.detailsState !== 'CONFIRMED') return null;
	const firstDay = filters.from?.slice(0, 10) ?? ammanDate(new Date());
	const ownValues = {
		driverAge: withinFilter('driverAge', fullYears(data.details.birthDate, firstDay)),
		driverLicenceYears: withinFilter('driverLicenceYears', fullYears(data.details.licenceIssuedOn, firstDay)),
	};
	return (
		<Checkbox
			label={onlyMine[language]}
			checked={filters.driverAge === ownValues.driverAge && filters.driverLicenceYears === ownValues.driverLicenceYears}
			onChange={({ currentTarget }) =>
				onChange({ ...filters, ...(currentTarget.checked ? ownValues : { driverAge: null, driverLicenceYears: null }) })
			}
			className="mt-1"
		/>
	);
}
