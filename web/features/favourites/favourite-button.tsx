/** The heart of a car: saved or not. The server never draws it filled, so that a page kept for everybody tells nothing of anybody; saving is code of its own, which visitors fetch only by pressing. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Heart as HeartIcon } from 'lucide-react';
import { useEffect } from 'react';
import type { User } from '#contract/identity.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useTexts } from '#web/i18n/context.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { favouriteIdsRead } from './favourite-ids.ts';

const pressing = () => import('./toggle-favourite.ts');

type FavouriteButtonProps = { car: { id: string; title: string }; className?: string };

export function FavouriteButton(props: FavouriteButtonProps) {
	const user = useCurrentUser();
	// Most who look at a list are visitors: for each of its cars they ask one thing less.
	return user ? <OwnHeart {...props} user={user} /> : <HeartButton {...props} user={null} saved={false} />;
}

function OwnHeart(props: FavouriteButtonProps & { user: User }) {
	const { data } = useQuery(favouriteIdsRead);
	return <HeartButton {...props} saved={data?.includes(props.car.id) ?? false} />;
}

function HeartButton({ car, className, user, saved }: FavouriteButtonProps & { user: User | null; saved: boolean }) {
	const { favourites: t } = useTexts();
	const client = useQueryClient();
	const toast = useToast();
	// There before the press: between that and the call nothing has to be fetched, so that leaving the page at once loses nothing.
	useEffect(() => {
		if (user) pressing().catch(() => undefined);
	}, [user]);
	const press = () =>
		pressing().then(
			({ toggleFavourite }) =>
				toggleFavourite(client, {
					carId: car.id,
					saved,
					signedIn: user !== null,
					failed: () => toast({ title: t.failed, tone: 'danger' }),
				}),
			() => toast({ title: t.failed, tone: 'danger' }),
		);
	return (
		<button
			type="button"
			aria-pressed={saved}
			aria-label={t.save(car.title)}
			data-tooltip={saved ? t.saved : t.unsaved}
			onClick={() => void press()}
			className={clsx(
				'needs-script grid size-11 place-items-center rounded-pill bg-surface text-primary shadow-card transition-transform active:scale-90',
				className,
			)}
		>
			<HeartIcon aria-hidden className={clsx('size-5', saved && 'fill-primary')} />
		</button>
	);
}
