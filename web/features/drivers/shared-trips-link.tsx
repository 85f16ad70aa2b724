/** The link to trips in which the person is named as a driver; empty for people without such trips. */
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { listSharedTrips } from '#contract/drivers.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { driversTexts } from './texts.ts';

export function SharedTripsLink() {
	const { language } = useLanguage();
	const { data } = useQuery({ ...queryFor(listSharedTrips), ...refetchOnVisit });
	if (!data || data.length === 0) return null;
	return (
		<LinkButton href="/trips/shared" className="mt-6">
			<UsersRound aria-hidden className="size-5" />
			{driversTexts[language].shared}
		</LinkButton>
	);
}
