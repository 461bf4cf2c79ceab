import { p16 } from "./laws/p16-totality.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p16(subjects);
p16(subjects, CHAINED);
