/** Rental agreement of a confirmed booking in both languages, for screen and A4. */
import { useQuery } from '@tanstack/react-query';
import { getRentalAgreement } from '#contract/booking-papers.ts';
import { getBookingDrivers } from '#contract/drivers.ts';
import { getHandover } from '#contract/handover.ts';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { PrintMissing } from '../print-missing.tsx';
import { Agreement } from './agreement.tsx';
import type { AgreementTexts } from './texts.en.ts';

export default function AgreementScreen() {
	const t = useScreenTexts<AgreementTexts>();
	const id = useParam('id');
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getRentalAgreement, { params: { id } }), ...refetchOnVisit });
	const { data: handover } = useQuery({ ...queryFor(getHandover, { params: { id } }), ...refetchOnVisit });
	const { data: drivers } = useQuery({ ...queryFor(getBookingDrivers, { params: { id } }), ...refetchOnVisit });
	if (data) return <Agreement agreement={data} records={handover?.records ?? []} drivers={drivers?.named ?? []} />;
	return (
		<PrintMissing
			id={id}
			error={error}
			retry={() => void refetch()}
			busy={isFetching}
			title={t.missing}
			hint={t.missingHint}
			back={t.back}
		/>
	);
}
