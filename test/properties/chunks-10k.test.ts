import { chunks10k } from "./laws/chunks-10k.js";
import { registrySubjects } from "./support/subjects.js";

chunks10k(registrySubjects());
