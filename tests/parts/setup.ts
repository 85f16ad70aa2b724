/** Set-up of component tests: document and address are reset after each test, and unexpected warnings of React fail it. */
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
