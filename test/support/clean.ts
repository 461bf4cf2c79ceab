/** Runs before each test file: what the file leaves behind is removed when it has ended. */
import { afterAll } from "vitest";
import { removeFolders } from "./folders.js";

afterAll(removeFolders);
