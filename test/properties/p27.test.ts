import { p27 } from "./laws/p27-broken.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p27(subjects);
p27(subjects, CHAINED);
