/** What every test of a part of the web needs: an empty document at the first address afterwards, and no noise from React that is passed over. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// Allows for a busy machine.
configure({ asyncUtilTimeout: 5000 });

let errors: MockInstance<typeof globalThis.console.error>;

beforeEach(() => {
	errors = vi.spyOn(globalThis.console, 'error');
});

afterEach(() => {
	cleanup();
	localStorage.clear();
	sessionStorage.clear();
	history.replaceState(null, '', '/');
	expect(errors.mock.calls).toEqual([]);
	vi.restoreAllMocks();
});
