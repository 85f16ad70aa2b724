/** The rental agreement of a confirmed booking, in both languages, for the screen and for A4. */
import { useQuery } from '@tanstack/react-query';
import { getRentalAgreement } from '#contract/booking-life.ts';
import { getHandover } from '#contract/handover.ts';
import { useParam } from '../../../navigation/params.ts';
import { queryFor, refetchOnVisit } from '../../../queries.ts';
import { PrintMissing } from '../paper-missing.tsx';
import { Agreement } from './agreement.tsx';
import { useAgreementTexts } from './texts.ts';

export default function AgreementScreen() {
	const t = useAgreementTexts();
	const id = useParam('id');
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getRentalAgreement, { params: { id } }), ...refetchOnVisit });
	const { data: handover } = useQuery({ ...queryFor(getHandover, { params: { id } }), ...refetchOnVisit });
	if (data) return <Agreement agreement={data} records={handover?.records ?? []} />;
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
