/** Links to LOGOUT_ADDRESS sign out by POST; without script they stay navigations. */
import { LOGOUT_ADDRESS } from './current-user.ts';

/** Listens until the returned function is called. */
export function postSignOutLinks(): () => void {
	const onClick = (event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest('a') : null;
		if (link?.getAttribute('href') !== LOGOUT_ADDRESS || event.defaultPrevented) return;
		event.preventDefault();
		const form = document.createElement('form');
		form.method = 'post';
		form.action = LOGOUT_ADDRESS;
		document.body.append(form);
		form.submit();
	};
	document.addEventListener('click', onClick);
	return () => document.removeEventListener('click', onClick);
}
