import { examples } from "./laws/examples.js";
import { registrySubjects } from "./support/subjects.js";

examples(registrySubjects());
