/** Whether the signed-in person meets a car's requirements for its driver; the server checks the booking itself. */
import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { type KycState, kycStatus } from '#contract/kyc.ts';
import { ammanDate, fullYears } from '#contract/time.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { CardDriverTerms } from './card-facts.ts';
import { driverTexts } from './driver-texts.ts';

export default function DriverFit({ car, on }: { car: CardDriverTerms; on: string | null }) {
	const t = driverTexts[useLanguage().language];
	const { data } = useQuery(queryFor(kycStatus));
	if (!data) return null;
	switch (fitOf(car, data, on?.slice(0, 10) ?? ammanDate(new Date()))) {
		case 'UNKNOWN':
			return <Badge icon={<CircleAlert aria-hidden />}>{t.unknown}</Badge>;
		case 'YES':
			return (
				<Badge tone="positive" icon={<Check aria-hidden />}>
					{t.meets}
				</Badge>
			);
		case 'NO':
			return (
				<Badge tone="danger" icon={<CircleAlert aria-hidden />}>
					{t.meetsNot}
				</Badge>
			);
	}
}

function fitOf(car: CardDriverTerms, { details, detailsState }: KycState, firstDay: string): 'UNKNOWN' | 'YES' | 'NO' {
	if (!details || detailsState !== 'CONFIRMED') return 'UNKNOWN';
	const { birthDate, licenceIssuedOn } = details;
	return fullYears(birthDate, firstDay) >= car.driverAge && fullYears(licenceIssuedOn, firstDay) >= car.driverLicenceYears ? 'YES' : 'NO';
}
